import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionUser } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import { type Goal, readSeason } from '@podium/contract/season'
import {
  acceptSupport,
  cancelSupport,
  closeSupport,
  getAthleteSupport,
  getSupport,
  getSupportSettings,
  highlightSupport,
  listAthletesISupport,
  listMySupporters,
  listSupportedAthletes,
  putSupportSettings,
  rejectSupport,
  renewSupport,
  requestSupport,
  type SupportEntry,
} from '@podium/contract/support'
import {
  checkPayment,
  listCreditPacks,
  listPayments,
  postSandboxOutcome,
  submitPayment,
} from '@podium/contract/payments'
import { getWallet } from '@podium/contract/wallet'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { seasonPhrases } from '@podium/phrases/season'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { walletPhrases } from '@podium/phrases/wallet'
import { onTerms } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { athlete, fan, noAbilities, person, request } from './supports.ts'
import {
  knownInvoice,
  payment,
  paymentAnswers,
  paymentForm,
  signInOver,
  storeAnswers,
  topDialog,
} from './shop.ts'

const t = { ...supportPhrases.en, ...supportPagePhrases.en }
const tables = supportersPhrases.en
const page = profile('ATHLETE', { name: 'Inês', lastName: 'Prata' })
const ownPage = pageAnswers(ownProfile('ATHLETE', { name: 'Inês', lastName: 'Prata' }))
const facts = { name: 'Inês Prata', credits: '50', months: 1 }

/** What became of it. */
const ended = (details: Partial<SupportEntry>) =>
  request({ answerBy: null, abilities: noAbilities, ...details })

const running = {
  status: 'ACTIVE',
  answerBy: null,
  endsAt: '2026-12-21T10:00:00.000Z',
  periodLeft: { years: 0, months: 1, days: 0 },
} as const

/** As its supporter sees it. */
const asSupporter = (details: Partial<SupportEntry> = {}) =>
  request({
    ...{ userId: athlete.id, userRole: 'ATHLETE', userName: 'Inês Prata' },
    abilities: { ...noAbilities, cancel: true },
    ...details,
  })

const has = (available: number) =>
  answer(getWallet, { available, reserved: 0, held: 0, debt: 0, version: 1 })
const stands = (details: object) =>
  answer(getAthleteSupport, {
    athlete: person(athlete),
    ...{ accepting: true, supporters: 0, obstacle: null },
    ...{ pendingId: 0, activeId: 0, activeUntil: null, endedId: 0, ...details },
  })
const waits = (...list: SupportEntry[]) => answer(listMySupporters, { list, total: list.length })
const supportButton = async () =>
  (await screen.findAllByRole('button', { name: t.button.support }))[0]!
const actOf = (act: 'reject' | 'cancel', name: string, language: Language = 'en') => {
  const { acts } = supportersPhrases[language]
  return { name: acts.of(acts[act], name) }
}
const dialogs = (count: number) =>
  waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, count))
const says = async (part: string) => {
  await waitFor(() => {
    const text = [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? ''
    assert.ok(text.includes(part), `${part} in ${text}`)
  })
}

const openPage = (url: string, as: SessionUser, ...answers: PreparedAnswer[]) =>
  renderPage(url, { as, answers: [...pageAnswers(page), ...answers] })

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

test('a request is declined at its own address, which then says so', async () => {
  const declined = ended({ status: 'REJECTED', endReason: 'REJECTED' })
  const { user, server, hasAddress } = await openPage(
    '/profile/athlete/support/21',
    athlete,
    answer(getSupport, request()),
    answer(rejectSupport, declined),
  )
  await user.click(await screen.findByRole('button', { name: tables.acts.reject }))
  const { reject } = tables.confirm
  await screen.findByText(reject.text({ ...facts, name: 'Marta Reis' }))
  server.prepare(answer(getSupport, declined))
  await user.click(screen.getByRole('button', { name: reject.act }))
  await screen.findByText(reject.done)
  await hasAddress('/athlete/2')
  assert.deepEqual(server.sent(rejectSupport)[0]?.query, { status: 'PENDING' })

  await openPage('/profile/athlete/support/21', athlete, answer(getSupport, declined))
  await says(tables.single.unavailable)
  await says(tables.statuses.REJECTED)
})

test('who asked sees at once that it was declined, and can ask again with the credits back', async () => {
  const { server, tell } = await openPage(
    '/athlete/2',
    fan,
    has(0),
    stands({ obstacle: 'PENDING', pendingId: 21 }),
    answer(getSupport, asSupporter()),
  )
  await screen.findByRole('region', { name: t.own.label })
  server.prepare(
    stands({}),
    answer(getSupport, asSupporter({ status: 'REJECTED', endReason: 'REJECTED' })),
    has(50),
  )
  tell({ type: 'SUPPORTERS_UPDATE', id: 21, status: 'REJECTED' })
  await screen.findByText(t.own.rejected('Inês Prata', '50'))
  await screen.findByRole('button', { name: walletPhrases.en.open('50') })
  await supportButton()
})

test('what comes to its end while both sides look on is told to both: a support, and a request', async () => {
  const over = { status: 'EXPIRED', endedAt: '2026-12-21T10:00:00.000Z' } as const
  const seen = await openPage(
    '/athlete/2',
    fan,
    has(0),
    stands({ obstacle: 'PENDING', pendingId: 22, activeId: 21, activeUntil: running.endsAt }),
    answer(getSupport, ({ params: { id } }) =>
      asSupporter(id === 21 ? { id, ...running } : { id, status: 'PENDING' }),
    ),
  )
  const own = within(await screen.findByRole('region', { name: t.own.label }))
  await own.findByText(t.own.active('Inês Prata'))
  await own.findByText(t.own.pending({ credits: '50', months: 1, day: '' }, 'Inês Prata'))
  seen.server.prepare(
    stands({}),
    answer(getSupport, ({ params: { id } }) =>
      asSupporter({ id, ...over, endReason: 'NO_ANSWER' }),
    ),
    has(50),
  )
  for (const id of [21, 22]) seen.tell({ type: 'SUPPORTERS_UPDATE', id, status: 'EXPIRED' })
  await screen.findByText(t.own.expired('Inês Prata', '50'))
  await screen.findByRole('button', { name: walletPhrases.en.open('50') })
  await waitFor(() => assert.equal(screen.queryByRole('region', { name: t.own.label }), null))
  await supportButton()

  /** What the athlete's tables ask for, by its status. */
  const asked = (...all: SupportEntry[]) =>
    answer(listMySupporters, ({ query: { status } }) => {
      const list = all.filter((entry) => !status || entry.status === status)
      return { list, total: list.length }
    })
  const theirs = await renderPage('/athlete/2?tab=manage', {
    as: athlete,
    answers: [...ownPage, asked(request({ id: 21, ...running }), request({ id: 22 }))],
  })
  const table = within(await screen.findByRole('table', { name: tables.tables.supporters }))
  await table.findByText(tables.statuses.ACTIVE)
  await screen.findByRole('region', { name: tables.top.title(1) })
  theirs.server.prepare(asked(ended({ id: 21, ...over }), ended({ id: 22, ...over })), has(100))
  for (const id of [21, 22]) theirs.tell({ type: 'SUPPORTERS_UPDATE', id, status: 'EXPIRED' })
  await waitFor(() => assert.equal(table.getAllByText(tables.statuses.EXPIRED).length, 2))
  await screen.findByRole('button', { name: walletPhrases.en.open('100') })
  assert.equal(screen.queryByRole('region', { name: tables.top.title(1) }), null)
  assert.equal(screen.queryByRole('button', { name: tables.corner(1) }), null)
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
    await says(tables.statuses.EXPIRED)
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
  await user.click(own.getByRole('button', { name: tables.acts.renew('50') }))
  await screen.findByText(tables.renewed(facts))
  assert.equal(server.sent(renewSupport)[0]?.params.id, 21)
})

test('a support about to end is renewed in one tap, from the reminder or the page', async () => {
  const soon = asSupporter({ ...running, abilities: { ...noAbilities, renew: true } })
  const { user, server, hasAddress } = await openPage(
    '/athlete/2?renew=21',
    fan,
    has(50),
    stands({ activeId: 21, activeUntil: running.endsAt }),
    answer(getSupport, soon),
    answer(renewSupport, asSupporter({ id: 22 })),
  )
  const renew = { name: tables.acts.renew('50') }
  within(await screen.findByRole('dialog')).getByRole('button', renew)
  await user.keyboard('{Escape}')
  await hasAddress('/athlete/2')
  await dialogs(0)
  server.prepare(
    has(0),
    stands({ obstacle: 'PENDING', pendingId: 22, activeId: 21, activeUntil: running.endsAt }),
    answer(getSupport, ({ params: { id } }) =>
      asSupporter(id === 21 ? { ...running, abilities: noAbilities } : { id }),
    ),
  )
  await user.click(await screen.findByRole('button', renew))
  await screen.findByText(tables.renewed(facts))
  await screen.findByRole('button', { name: walletPhrases.en.open('0') })
  const own = within(await screen.findByRole('region', { name: t.own.label }))
  await own.findByText(t.own.pending({ credits: '50', months: 1, day: '' }, 'Inês Prata'))
  assert.equal(screen.queryByRole('button', renew), null)
  assert.equal(server.sent(renewSupport)[0]?.params.id, 21)
})

test('in Portuguese cancelling says other words before and after the answer', async () => {
  const pt = supportersPhrases.pt
  const fanPage = ownProfile('FAN', { name: 'Marta', lastName: 'Reis' })
  const mine = (entry: SupportEntry) => answer(listAthletesISupport, { list: [entry], total: 1 })
  const { user, server, tell } = await renderPage('/fan/3?tab=manage', {
    as: fan,
    language: 'pt',
    answers: [...pageAnswers(fanPage), mine(asSupporter())],
  })
  const table = within(await screen.findByRole('table', { name: pt.tables.athletes }))
  const cancel = async () =>
    user.click(await table.findByRole('button', actOf('cancel', 'Inês Prata', 'pt')))

  await cancel()
  const { cancelPending, cancelActive } = pt.confirm
  await screen.findByText(cancelPending.text(facts))
  const over = ended({ status: 'CANCELLED', endReason: 'CANCELLED_PENDING' })
  server.prepare(answer(cancelSupport, over), mine(over))
  await user.click(screen.getByRole('button', { name: cancelPending.act }))
  await screen.findByText(cancelPending.done)
  await table.findByText(pt.statuses.CANCELLED)

  server.prepare(mine(asSupporter({ id: 22 })))
  tell({ type: 'SUPPORTERS_UPDATE', id: 22, status: 'PENDING' })
  await table.findByText(pt.statuses.PENDING)
  server.prepare(mine(asSupporter({ id: 22, ...running })))
  tell({ type: 'SUPPORTERS_UPDATE', id: 22, status: 'ACTIVE' })
  await table.findByText(pt.statuses.ACTIVE)
  // A month that was bought and a month that is left are told apart.
  table.getByText(pt.tables.months(1))
  table.getByText(pt.tables.timeLeft(running.periodLeft))
  await cancel()
  await screen.findByText(cancelActive.text(facts))
  await user.click(screen.getByRole('button', { name: cancelActive.act }))
  await screen.findByText(cancelActive.done)
  assert.deepEqual(
    server.sent(cancelSupport).map(({ query }) => query.status),
    ['PENDING', 'ACTIVE'],
  )
})

test('several requests are summed up, and the table answers them', async () => {
  const names = ['Rui', 'Eva', 'Ana', 'Zé']
  let entries = names.map((name, at) =>
    request({
      id: 21 + at,
      userName: name,
      supporter: person(member('FAN', { name, lastName: '' })),
    }),
  )
  const { user, tell, hasAddress } = await openPage(
    '/market',
    athlete,
    ...storeAnswers,
    answer(listMySupporters, ({ query: { status } }) => {
      const list = entries.filter((entry) => status === undefined || entry.status === status)
      return { list, total: list.length }
    }),
  )
  const rows = async (count: number) => {
    const dialog = await topDialog()
    await waitFor(() => assert.equal(dialog.getAllByRole('row').length, count))
    return dialog
  }
  await user.click(await screen.findByRole('button', { name: tables.corner(4) }))
  await says(tables.several.title(4))
  await says(tables.several.more(1))
  await user.click((await topDialog()).getByRole('button', { name: tables.several.see }))
  await says(tables.tables.manager)
  await rows(5)

  entries = entries.map((entry, at) => (at === 0 ? { ...entry, ...running } : entry))
  tell({ type: 'SUPPORTERS_UPDATE', id: 21, status: 'ACTIVE' })
  await waitFor(() => assert.ok(!screen.queryByRole('button', { name: tables.corner(4) })))
  const status = (await topDialog()).getByLabelText(tables.tables.status)
  await user.selectOptions(status, 'ACTIVE')
  const active = await rows(2)
  assert.match(active.getAllByRole('row').at(-1)?.textContent ?? '', /Rui/)
  await hasAddress(/supporters-status=ACTIVE/)
  await user.selectOptions(status, '')
  const all = await rows(5)
  await user.click(all.getByRole('button', actOf('reject', 'Eva')))
  await dialogs(2)
  history.back()
  await dialogs(1)
  history.back()
  await says(tables.several.title(3))
})

test('who answers what has changed meanwhile is shown how it stands', async () => {
  let entry = request()
  const { user } = await openPage(
    '/athlete/2?tab=manage',
    athlete,
    ...ownPage,
    waits(entry),
    answer(getSupport, () => entry),
    answer(rejectSupport, () => {
      entry = ended({ status: 'CANCELLED', endReason: 'CANCELLED_PENDING' })
      return refused('stateChanged', { current: entry })
    }),
  )
  await user.click((await screen.findAllByRole('button', actOf('reject', 'Marta Reis')))[0]!)
  await user.click(await screen.findByRole('button', { name: tables.confirm.reject.act }))
  await says(tables.single.changed)
  await says(tables.statuses.CANCELLED)
  await says(tables.ends.CANCELLED_PENDING)
})

test('an athlete says thank you, and takes a break', async () => {
  const { user, server } = await renderPage('/profile/athlete', {
    as: athlete,
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(getSupportSettings, { accepting: true, thankYou: '' }),
      answer(putSupportSettings, ({ body }) => body),
    ],
  })
  const { settings } = tables
  const part = within(await screen.findByRole('region', { name: settings.title }))
  fill(await part.findByLabelText(settings.thankYou), 'Obrigado! Vemo-nos na meta.')
  await user.click(part.getByRole('switch'))
  assert.equal(server.sent(putSupportSettings).length, 0)
  // The page lacks a tax number, which keeps nobody from this.
  await user.click(screen.getByRole('button', { name: profileEditPhrases.en.save }))
  await screen.findByText(profileEditPhrases.en.saved)
  assert.deepEqual(
    server.sent(putSupportSettings).map(({ body }) => body),
    [{ accepting: false, thankYou: 'Obrigado! Vemo-nos na meta.' }],
  )
})

test('an athlete who takes a break is reminded of it on their page', async () => {
  const paused = answer(getSupportSettings, { accepting: false, thankYou: '' })
  await openPage('/athlete/2?tab=manage', athlete, ...ownPage, paused)
  await screen.findByText(tables.settings.off)
})

test('who takes a break is not asked, and says thank you to who was accepted', async () => {
  const until = running.endsAt
  await openPage(
    '/athlete/2',
    fan,
    stands({ accepting: false, activeId: 21, activeUntil: until, obstacle: 'NOT_ACCEPTING' }),
    answer(getSupport, asSupporter({ ...running, thankYou: 'Obrigado! Vemo-nos na meta.' })),
  )
  await screen.findByText(t.notAccepting('Inês Prata'))
  await screen.findByText('Obrigado! Vemo-nos na meta.')
  assert.ok(!screen.queryByRole('button', { name: t.button.extend }))
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

test('an admin closes a running support, not without a reason', async () => {
  const { closing } = tables
  const { user, server } = await renderPage('/profile/athlete/support/21', {
    as: member('ADMIN'),
    answers: [
      answer(getSupport, request({ ...running, abilities: { ...noAbilities, close: true } })),
      answer(closeSupport, ended({ status: 'CLOSED', endReason: 'CLOSED_BY_ADMIN' })),
    ],
  })
  await user.click(await screen.findByRole('button', { name: closing.open }))
  const asking = within(await screen.findByRole('dialog', { name: closing.title }))
  const act = () => user.click(asking.getByRole('button', { name: closing.act }))
  await act()
  await hasFocus(field('reason'))
  assert.equal(server.sent(closeSupport).length, 0)
  fill(field('reason'), 'They asked us to.')
  server.prepare(answer(getSupport, ended({ status: 'CLOSED', endReason: 'CLOSED_BY_ADMIN' })))
  await act()
  await screen.findByText(closing.done)
  await says(tables.ends.CLOSED_BY_ADMIN)
  assert.ok(!screen.queryByRole('button', { name: closing.open }))
  assert.deepEqual(server.sent(closeSupport)[0]?.body, {
    ...{ reason: 'They asked us to.', ...onTerms },
  })
})

const goal: Goal = {
  ...{ id: 7, title: 'Nationals', purpose: 'The trip', credits: 300 },
  ...{ until: '2099-02-20', received: 120, matched: 0, state: 'OPEN' },
}
const seasonWith = (...goals: Goal[]) =>
  answer(readSeason, { competitions: [], goals, matches: [], updates: [] })

test('a support can be directed at a goal, from the goal or in the dialog, and only at an open one', async () => {
  const reached: Goal = { ...goal, id: 8, title: 'Spikes', received: 300, state: 'REACHED' }
  const { user, server, hasAddress } = await openPage(
    '/athlete/2',
    fan,
    ...[has(2000), seasonWith(goal, reached), answer(requestSupport, asSupporter())],
  )
  const season = within(await screen.findByRole('region', { name: seasonPhrases.en.title }))
  season.getByText(seasonPhrases.en.goal.progress('120', '300'))
  assert.equal(season.getAllByRole('progressbar').length, 2)
  const [only, ...more] = season.getAllByRole('button', { name: /^Support this goal/ })
  assert.deepEqual(more, [])
  await user.click(only!)
  await hasAddress('/athlete/2?goal=7&support=50')
  await waitFor(() => assert.equal(field('goalId').value, '7'))
  const choices = [...field('goalId').querySelectorAll('option')].map(({ text }) => text)
  assert.deepEqual(choices, [t.dialog.goal.page('Inês Prata'), 'Nationals'])
  await user.click(field('acceptedTermsOfUse'))
  await user.click(screen.getByRole('button', { name: t.dialog.send('50') }))
  await says(t.sent.title)
  assert.equal(server.sent(requestSupport)[0]?.body.goalId, 7)
})

test('a request for a goal that is over says so before the answer, and is accepted for the page at once', async () => {
  const directed = request({ goal: { id: 7, title: 'Nationals' }, goalOver: true })
  const accepted = request({ status: 'ACTIVE', abilities: noAbilities })
  const { user, server } = await renderPage('/profile/athlete/support/21', {
    as: athlete,
    answers: [
      ...[...ownPage, waits(directed), answer(getSupport, directed), has(0)],
      answer(acceptSupport, accepted),
    ],
  })
  await says(tables.request.goalOver('Nationals'))
  await user.click(screen.getByRole('button', { name: tables.request.acceptForPage }))
  await says(tables.accepted.title({ ...facts, name: 'Marta Reis' }))
  assert.deepEqual(
    server.sent(acceptSupport).map(({ query }) => query.goal),
    ['PAGE'],
  )
})

test('a request for a goal that is over meanwhile says so, and is accepted for the page', async () => {
  const directed = request({ goal: { id: 7, title: 'Nationals' } })
  const accepted = request({ status: 'ACTIVE', abilities: noAbilities })
  let isOver = true
  const { user, server } = await renderPage('/profile/athlete/support/21', {
    as: athlete,
    answers: [
      ...[...ownPage, waits(directed), answer(getSupport, directed), has(0)],
      answer(acceptSupport, () => {
        const said = isOver ? refused('goalClosed', { current: directed }) : accepted
        isOver = false
        return said
      }),
    ],
  })
  await says(tables.request.forGoal('Nationals'))
  await user.click(await screen.findByRole('button', { name: tables.request.accept }))
  await says(tables.request.goalOver('Nationals'))
  await user.click(screen.getByRole('button', { name: tables.request.acceptForPage }))
  await says(tables.accepted.title({ ...facts, name: 'Marta Reis' }))
  assert.deepEqual(
    server.sent(acceptSupport).map(({ query }) => query.goal),
    [undefined, 'PAGE'],
  )
})
