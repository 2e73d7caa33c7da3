import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  getSupport,
  highlightSupport,
  listAthletesISupport,
  listSupportedAthletes,
  listSupporterBadges,
  renewSupport,
  requestSupport,
} from '@podium/contract/support'
import {
  checkPayment,
  listCreditPacks,
  listPayments,
  postSandboxOutcome,
  submitPayment,
} from '@podium/contract/payments'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { athlete, fan, noAbilities, person } from './supports.ts'
import {
  knownInvoice,
  payment,
  paymentAnswers,
  paymentForm,
  signInOver,
  storeAnswers,
  topDialog,
} from './shop.ts'
import {
  t,
  tables,
  page,
  facts,
  ended,
  running,
  asSupporter,
  has,
  stands,
  supportButton,
  dialogs,
  says,
  openPage,
} from './supportPages.ts'

test('only amounts that can be given are sent, and not without the terms', async () => {
  const { user, server, hasAddress } = await openPage('/athlete/2', fan, has(2000))
  await user.click(await supportButton())
  await waitFor(() => field('credits'))
  fill(field('credits'), '100')
  const dialog = await topDialog()
  const submit = () => user.click(document.querySelector('dialog button[type="submit"]')!)
  await submit()
  await hasFocus(field('acceptedTermsOfUse'))
  await user.click(field('acceptedTermsOfUse'))
  for (const wrong of ['49', '75', '1250', '100;dr', '']) {
    fill(field('credits'), wrong)
    await submit()
    // After what can be given, which is said before anything is wrong.
    const description = new RegExp(`${t.dialog.creditsWrong('50', '50', '1,200')}$`)
    const credits = await dialog.findByRole('textbox', { name: t.dialog.credits, description })
    await hasFocus(credits)
  }
  fill(dialog.getByRole('slider'), '1200')
  await waitFor(() => assert.equal(field('credits').value, '1200'))
  const more = dialog.getByRole<HTMLButtonElement>('button', { name: t.dialog.more })
  assert.ok(more.disabled)
  await user.click(dialog.getByRole('button', { name: t.dialog.less }))
  assert.equal(field('credits').value, '1150')
  await hasAddress(/support=1150/)
  assert.equal(server.sent(requestSupport).length, 0)
})

test('who owes is offered the pack that reaches once the debt is settled', async () => {
  await openPage('/athlete/2?support=50', fan, has(0, 30))
  const { missing, balance } = t.dialog
  await says(missing('80'))
  await screen.findByRole('button', { name: t.dialog.buy('120', '€200') })
  await says(`${balance.now}0`)
  await says(`${balance.owed}−30`)
})

/** Back from buying what was missing, at the result of the payment; `answers` hold from then on. */
async function backFromBuying(...answers: PreparedAnswer[]) {
  const opened = await openPage(
    '/athlete/2?support=50',
    fan,
    ...[has(0), answer(requestSupport, asSupporter()), answer(getSupport, asSupporter())],
    ...[...storeAnswers, ...paymentAnswers, knownInvoice, answer(submitPayment, paymentForm)],
    ...[answer(postSandboxOutcome, { status: 'PAID' }), answer(checkPayment, payment())],
  )
  const press = async (name: string) =>
    opened.user.click(await screen.findByRole('button', { name }))
  await press(t.dialog.buy('50', '€100'))
  await screen.findByText(t.dialog.terms.missing)
  assert.equal(screen.queryByRole('button', { name: t.dialog.send('50') }), null)
  await opened.user.click(field('acceptedTermsOfUse'))
  await press(t.dialog.buy('50', '€100'))
  await opened.hasAddress('/market/credits?pack=50')
  const { thenSupport } = paymentsPhrases.en.summary
  await screen.findByText(new RegExp(thenSupport('50', 'Inês Prata')))
  await press(paymentsPhrases.en.dialog.confirm('€100.00'))
  // The credits are there when the payment is.
  opened.server.prepare(...answers)
  await press(paymentsPhrases.en.sandbox.send('€100.00'))
  return opened
}

test('who is on the way to buy is not called back by what the dialog still keeps', async () => {
  const held = Promise.withResolvers<void>()
  const [packs, ...plans] = storeAnswers
  const opened = await openPage(
    '/athlete/2?support=50',
    fan,
    ...[has(0), ...plans, ...paymentAnswers, knownInvoice],
    answer(listCreditPacks, () => held.promise.then(() => packs?.answer({} as never) as never)),
  )
  await opened.user.click(field('acceptedTermsOfUse'))
  await opened.user.click(await screen.findByRole('button', { name: t.dialog.buy('50', '€100') }))
  await opened.user.click(screen.getByRole('switch', { name: t.dialog.private }))
  await opened.hasAddress(/private=yes/)
  held.resolve()
  await opened.hasAddress('/market/credits?pack=50')
})

/** What the dialog left for after buying, with everything chosen. */
const leftFor = {
  ...{
    userId: fan.id,
    what: 'support',
    path: '/athlete/2?support=50',
    name: 'Inês Prata',
    credits: 50,
  },
  atOnce: { supportAccepts: true, supportAsks: true },
}

test('what is missing is bought on the way, and the request then goes by itself', async () => {
  const { server, hasAddress } = await backFromBuying(has(50))
  await says(t.sent.title)
  await says(t.sent.paid)
  await hasAddress('/athlete/2?support=50')
  assert.equal(server.sent(requestSupport).length, 1)
  assert.equal(server.sent(requestSupport)[0]?.query.credits, 50)
  assert.equal(sessionStorage.getItem('podium.way-back'), null)
})

test('a request that cannot go by itself stands there with what was chosen, and says why', async () => {
  const { user, server, hasAddress } = await backFromBuying(
    has(50),
    answer(requestSupport, refused('recipientUnavailable')),
  )
  await hasAddress('/athlete/2?support=50')
  await says(refusalPhrases.en.recipientUnavailable)
  assert.equal(field('acceptedTermsOfUse').checked, true)
  assert.equal(server.sent(requestSupport).length, 1)
  server.prepare(answer(requestSupport, asSupporter()))
  await user.click(screen.getByRole('button', { name: t.dialog.send('50') }))
  await says(t.sent.title)
})

test('a request waits for the credits, where they are not there yet', async () => {
  const { user, server, hasAddress } = await backFromBuying(has(0))
  await hasAddress('/athlete/2?support=50')
  const send = await screen.findByRole('button', { name: t.dialog.send('50') })
  assert.equal(screen.queryByRole('button', { name: t.dialog.buy('50', '€100') }), null)
  await user.click(send)
  assert.equal(server.sent(requestSupport).length, 0)
})

test('an earlier payment that is looked at meanwhile sends nothing by itself', async () => {
  const waiting = payment({ status: 'PENDING', paidAt: null, hasReceipt: false })
  const opened = await openPage(
    '/payments',
    fan,
    ...[has(50), answer(requestSupport, asSupporter()), answer(checkPayment, payment())],
    answer(listPayments, { list: [waiting], total: 1 }),
  )
  sessionStorage.setItem('podium.way-back', JSON.stringify({ ...leftFor, boughtBy: 'another' }))
  const { look } = paymentsPhrases.en.list
  await opened.user.click(await screen.findByRole('link', { name: look }))
  await says(paymentsPhrases.en.status.titles.PAID)
  assert.equal(opened.server.sent(requestSupport).length, 0)
  const offer = shortfallPhrases.en.offer('50', 'Inês Prata')
  await opened.user.click(await screen.findByRole('link', { name: offer }))
  await says(t.sent.title)
})

test('who paid for a request that is not taken any more reads where the credits are', async () => {
  const { server } = await backFromBuying(
    has(50),
    stands({ obstacle: 'NOT_ACCEPTING', accepting: false }),
    answer(requestSupport, refused('recipientUnavailable')),
  )
  await says(t.paidInVain)
  await screen.findByRole('link', { name: t.seePayments })
  assert.ok(server.sent(requestSupport).length <= 1)
})

test('the address keeps what was chosen', async () => {
  await openPage('/athlete/2?support=1150&private=yes', fan, has(2000))
  await waitFor(() => assert.equal(field('credits').value, '1150'))
  assert.ok((await topDialog()).getByRole<HTMLInputElement>('switch').checked)
})

test('however many sponsors support an athlete, the page has them all', async () => {
  const badges = Array.from({ length: 25 }, (_, at) => ({
    ...{ id: 100 + at, role: 'SPONSOR' as const, name: `Marca ${at}` },
    ...{ badgeUrl: { id: 0, main: null }, hasWebsite: false },
  }))
  const { user } = await renderPage('/athlete/2', {
    answers: [
      ...pageAnswers(page),
      answer(listSupporterBadges, ({ query }) => {
        return { list: badges.slice(0, query._limit), total: badges.length }
      }),
    ],
  })
  const supporters = within(await screen.findByRole('region', { name: t.supporters.title }))
  await supporters.findByRole('link', { name: /^Marca 0/ })
  await user.click(supporters.getByRole('button', { name: t.supporters.showMore }))
  await supporters.findByRole('link', { name: /^Marca 24/ })
})

test('a visitor signs in over the page and goes on with what they wanted', async () => {
  const shown = await renderPage('/athlete/2?support=50', {
    answers: [...pageAnswers(page), has(100)],
  })
  await says(t.signInFirst.text('Inês Prata'))
  await waitFor(() => field('email'))
  shown.server.prepare(answer(requestSupport, asSupporter()), answer(getSupport, asSupporter()))
  await signInOver(shown, fan)
  await waitFor(() => assert.equal(field('credits').value, '50'))
  await shown.user.click(field('acceptedTermsOfUse'))
  const send = { name: t.dialog.send('50') }
  await shown.user.click((await topDialog()).getByRole('button', send))
  await says(t.sent.title)
  const [sent] = shown.server.sent(requestSupport)
  assert.deepEqual(sent?.query, { credits: 50 })
})

test('a visitor who presses it is led to signing up as a fan, which says why and knows the way back', async () => {
  const shown = await renderPage('/athlete/2', { answers: pageAnswers(page) })
  const joining = identityPhrases.en
  await shown.user.click(await supportButton())
  await shown.hasAddress('/sign-up')
  await screen.findByText(joining.registration.wishes.support('Inês Prata'))
  screen.getByText(joining.registration.roles.FAN.name, { selector: 'strong' })
  const main = within(screen.getByRole('main'))
  const signIn = main.getByRole('link', { name: joining.signIn.submit })
  assert.match(signIn.getAttribute('href') ?? '', /returnTo=%2Fathlete%2F2%3Fsupport%3D50/)
  history.back()
  await shown.hasAddress('/athlete/2')
  await dialogs(0)
})

for (const [endReason, side] of [
  ['PERIOD_OVER', athlete],
  ['PERIOD_OVER', fan],
  ['NO_ANSWER', athlete],
  ['NO_ANSWER', fan],
] as const) {
  test(`at its own address what came to its end says why: ${endReason} to the ${side.role}`, async () => {
    const details = { status: 'EXPIRED', endedAt: '2026-12-21T10:00:00.000Z', endReason } as const
    const entry =
      side === fan ? asSupporter({ ...details, abilities: noAbilities }) : ended(details)
    await openPage('/profile/athlete/support/21', side, answer(getSupport, entry))
    await says(endReason === 'NO_ANSWER' ? tables.unanswered : tables.statuses.EXPIRED)
    await says(tables.ends[endReason])
  })
}

test('who supported until lately reads so on the page, and asks for the same in one tap', async () => {
  const over = { status: 'EXPIRED', endReason: 'PERIOD_OVER', endsAt: running.endsAt } as const
  const { user, server } = await openPage(
    '/athlete/2',
    fan,
    has(50),
    stands({ endedId: 21 }),
    answer(
      getSupport,
      asSupporter({ ...over, answerBy: null, abilities: { ...noAbilities, renew: true } }),
    ),
    answer(renewSupport, asSupporter({ id: 22 })),
  )
  const own = within(await screen.findByRole('region', { name: t.own.label }))
  await own.findByText(t.own.ended('Inês Prata', '21 December 2026'))
  await user.click(
    own.getByRole('button', { name: tables.acts.of(tables.acts.renew('50'), 'Inês Prata') }),
  )
  await screen.findByText(tables.renewed(facts))
  assert.equal(server.sent(renewSupport)[0]?.params.id, 21)
})

test('a sponsor with a plan has an athlete stand first on their page', async () => {
  const sponsor = member('SPONSOR', { name: 'Volta Foods' })
  let highlighted = false
  const entry = () =>
    asSupporter({ ...running, highlighted, abilities: { ...noAbilities, highlight: true } })
  const { user, server } = await renderPage('/sponsor/5?tab=manage', {
    as: sponsor,
    answers: [
      ...pageAnswers(ownProfile('SPONSOR', { name: 'Volta Foods' })),
      answer(listAthletesISupport, () => ({ list: [entry()], total: 1 })),
      answer(highlightSupport, ({ body }) => {
        highlighted = body.highlighted
        return entry()
      }),
    ],
  })
  const { of, highlight, highlighted: first } = tables.acts
  await user.click(await screen.findByRole('button', { name: of(highlight, 'Inês Prata') }))
  const chosen = await screen.findByRole('button', { name: of(first, 'Inês Prata') })
  assert.equal(chosen.getAttribute('aria-pressed'), 'true')
  assert.deepEqual(server.sent(highlightSupport)[0]?.params, { id: 21 })
})

test('everybody sees whom a sponsor put first', async () => {
  const shown = [
    { ...person(athlete), highlighted: true },
    { ...person(member('ATHLETE', { id: 8, name: 'Sara', lastName: 'Lima' })), highlighted: false },
  ]
  await renderPage('/sponsor/5', {
    answers: [
      ...pageAnswers(profile('SPONSOR')),
      answer(listSupportedAthletes, { list: shown, total: 2 }),
    ],
  })
  const part = within(await screen.findByRole('region', { name: t.supported.title }))
  const [first, second] = (await part.findAllByRole('link')).map(({ textContent }) => textContent)
  assert.match(first ?? '', new RegExp(`Inês Prata.*${t.supported.highlighted}`))
  assert.doesNotMatch(second ?? '', new RegExp(t.supported.highlighted))
})
