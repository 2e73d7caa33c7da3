import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Language } from '@podium/contract/locale'
import {
  cancelSupport,
  closeSupport,
  getSupport,
  getSupportSettings,
  listAthletesISupport,
  listMySupporters,
  putSupportSettings,
  rejectSupport,
  renewSupport,
  type SupportEntry,
} from '@podium/contract/support'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { refusalPhrases } from '@podium/phrases/refusals'
import { supportersPhrases } from '@podium/phrases/supporters'
import { walletPhrases } from '@podium/phrases/wallet'
import { onTerms } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { returnPath } from '../src/shared/navigation/returnPath.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { athlete, fan, noAbilities, person, request } from './supports.ts'
import { storeAnswers, topDialog } from './shop.ts'
import {
  t,
  tables,
  ownPage,
  facts,
  ended,
  running,
  asSupporter,
  has,
  stands,
  waits,
  settingsWith,
  supportButton,
  dialogs,
  says,
  openPage,
} from './supportPages.ts'

const actOf = (act: 'reject' | 'cancel', name: string, language: Language = 'en') => {
  const { acts } = supportersPhrases[language]
  return { name: acts.of(acts[act], name) }
}

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

test('an athlete who owes reads what is left of a support once the debt is settled', async () => {
  const asked = request()
  await renderPage('/profile/athlete/support/21', {
    as: athlete,
    answers: [...ownPage, waits(asked), answer(getSupport, asked), has(0, 30)],
  })
  await says(tables.request.gainFrom('0', '20'))
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
  const renew = { name: tables.acts.of(tables.acts.renew('50'), 'Inês Prata') }
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

/** A renewal of 130 credits by who has 20. */
const openRenewal = (renewed: PreparedAnswer) =>
  openPage(
    '/athlete/2?renew=21',
    fan,
    has(20),
    stands({ activeId: 21, activeUntil: running.endsAt }),
    answer(
      getSupport,
      asSupporter({ ...running, totalCredits: 130, abilities: { ...noAbilities, renew: true } }),
    ),
    ...storeAnswers,
    renewed,
  )

test('a renewal for which credits are missing is what one comes back to from the store', async () => {
  const { user, hasAddress } = await openRenewal(
    answer(renewSupport, refused('insufficientCredits')),
  )
  const renew = { name: tables.acts.of(tables.acts.renew('130'), 'Inês Prata') }
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', renew))
  await hasAddress('/market/credits?pack=120')
  assert.equal(returnPath.of(fan.id)?.path, '/athlete/2?renew=21')
})

test('who goes elsewhere while a renewal is on its way is not led to the store', async () => {
  const held = Promise.withResolvers<void>()
  const { user, server, hasAddress } = await openRenewal(
    answer(renewSupport, async () => {
      await held.promise
      return refused('insufficientCredits')
    }),
  )
  const renew = { name: tables.acts.of(tables.acts.renew('130'), 'Inês Prata') }
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(await dialog.findByRole('button', renew))
  await waitFor(() => assert.equal(server.sent(renewSupport).length, 1))
  await user.keyboard('{Escape}')
  await hasAddress('/athlete/2')
  held.resolve()
  await screen.findByText(refusalPhrases.en.insufficientCredits)
  await new Promise((done) => setTimeout(done, 100))
  await hasAddress('/athlete/2')
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

test('who is protected is asked for no answer: their guardian gives it', async () => {
  const ward = { ...athlete, protected: true }
  const entry = request({ abilities: noAbilities })
  await openPage(
    '/athlete/2',
    ward,
    ...ownPage,
    answer(listMySupporters, { list: [entry], total: 1 }),
  )
  await screen.findByRole('button', { name: tables.cornerOfWard(1) })
  assert.equal(screen.queryByRole('button', { name: tables.corner(1) }), null)
  const own = ownPagePhrases.en.manage
  const way = await screen.findByRole('link', { name: own.see })
  assert.match(way.getAttribute('href') ?? '', /tab=manage/)
  assert.equal(screen.queryByRole('link', { name: own.answer }), null)
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
  // The rows it finds read either way.
  within(status).getByRole('option', { name: tables.endedOrUnanswered })
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
      answer(putSupportSettings, ({ body }) => settingsWith(body)),
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
