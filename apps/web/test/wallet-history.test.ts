import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  listLots,
  listWalletTransactions,
  type Lot,
  type WalletTransaction,
} from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { walletPhrases as history } from '@podium/phrases/wallet-history'
import { shellPhrases } from '@podium/phrases/shell'
import { answer, unreachable } from './answers.ts'
import { member } from './people.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

const t = walletPhrases.en

const given: WalletTransaction = {
  id: 3,
  createdDate: '2026-11-02T10:00:00.000Z',
  description: 'Support requested',
  creditsNumber: -50,
  reason: 'SUPPORT_REQUESTED',
  withdrawn: false,
  kind: 'support',
  state: 'GIVEN',
  cause: { kind: 'support', id: 7 },
  transactionId: null,
  about: { name: 'Inês Prata', page: { role: 'ATHLETE', id: 9 } },
  goal: { id: 6, title: 'Nationals' },
  balanceAfter: 70,
}
const ordered: WalletTransaction = {
  ...given,
  ...{ id: 2, description: 'Order placed', reason: 'ORDER_PLACED', kind: 'order', state: 'PAID' },
  ...{ cause: { kind: 'order', id: 4 }, about: { name: 'Gel', page: null }, goal: null },
}
const bought: WalletTransaction = {
  ...given,
  ...{ id: 1, description: 'Credits bought', reason: 'PURCHASE', kind: 'payment', state: null },
  ...{ cause: { kind: 'payment', id: 5 }, transactionId: 'sbx-5', about: null, goal: null },
  ...{ creditsNumber: 120, balanceAfter: 120 },
}
const all = answer(listWalletTransactions, { list: [given, ordered, bought], total: 3 })

test('each line leads to what it tells of, and says what was left', async () => {
  await renderPage('/wallet', { as: member('FAN'), answers: [all] })
  const lines = within(await screen.findByRole('table', { name: t.history }))
  const addresses = ['Support requested', 'Order placed', 'Credits bought', 'Inês Prata'].map(
    (name) => lines.getByRole('link', { name }).getAttribute('href'),
  )
  assert.deepEqual(addresses, [
    '/profile/athlete/support/7',
    '/orders/4',
    '/payment/status?id=sbx-5',
    '/athlete/9',
  ])
  lines.getByText(history.en.outcomes.SUPPORT_REQUESTED?.GIVEN?.('Inês Prata') ?? '-')
  assert.equal(lines.queryByRole('link', { name: 'Gel' }), null)
  // What a support is directed at is named where there is something.
  assert.equal(lines.getAllByText(t.table.goal('Nationals')).length, 1)
})

test('lines are called what they are in the language of the page, and as an admin typed', async () => {
  const withdrawn = { ...bought, id: 9, reason: 'REFUND', withdrawn: true } as const
  const gift = { ...bought, id: 8, reason: 'GIVEN', description: 'Torneio' } as const
  const list = [{ ...given, description: 'Pedido de apoio' }, withdrawn, gift]
  await renderPage('/wallet', {
    as: member('FAN'),
    answers: [answer(listWalletTransactions, { list, total: 3 })],
  })
  const lines = within(await screen.findByRole('table', { name: t.history }))
  for (const name of [
    history.en.reasons.SUPPORT_REQUESTED,
    history.en.withdrawn.REFUND ?? '-',
    'Torneio',
  ]) {
    lines.getByRole('link', { name })
  }
})

test('the history is narrowed by kind and month, in the address and in what is asked', async () => {
  const page = await renderPage('/wallet?page=2', { as: member('FAN'), answers: [all] })
  const choose = async (label: string, value: string) =>
    page.user.selectOptions(await screen.findByRole('combobox', { name: label }), value)
  await choose(t.filters.kind, 'order')
  await page.hasAddress('/wallet?kind=order')
  const months = await screen.findByRole('combobox', { name: t.filters.month })
  const latest = within(months).getAllByRole('option')[1] as HTMLOptionElement
  await choose(t.filters.month, latest.value)
  await page.hasAddress(`/wallet?kind=order&month=${latest.value}`)
  await waitFor(() => {
    const { query } = page.server.sent(listWalletTransactions).at(-1) ?? {}
    assert.deepEqual([query?.kind, query?.month, query?._page], ['order', latest.value, 0])
  })
})

test('months before something first moved are not offered', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  const monthsOffered = async (createdDate: string) => {
    const first = answer(listWalletTransactions, { list: [{ ...bought, createdDate }], total: 1 })
    const page = await renderPage('/wallet', { as: member('FAN'), answers: [first] })
    await screen.findByRole('table', { name: t.history })
    const months = await screen.findByRole('combobox', { name: t.filters.month })
    await waitFor(() => assert.ok(page.server.sent(listWalletTransactions).length >= 2))
    // One of them is every month.
    return within(months).getAllByRole('option').length - 1
  }
  assert.equal(await monthsOffered(daysAgo(0)), 1)
  assert.ok([3, 4].includes(await monthsOffered(daysAgo(80))))
  assert.equal(await monthsOffered(daysAgo(2000)), 24)
})

test('where nothing of it moved, everything is one press away', async () => {
  const page = await renderPage('/wallet?kind=transfer&month=1999-04', {
    as: member('FAN'),
    answers: [
      answer(listWalletTransactions, ({ query }) =>
        query.kind ? { list: [], total: 0 } : { list: [bought], total: 1 },
      ),
    ],
  })
  await screen.findByText(t.filters.nothing)
  screen.getByRole('option', { name: 'April 1999', selected: true })
  await page.user.click(screen.getByRole('button', { name: t.filters.all }))
  await page.hasAddress('/wallet')
  await screen.findByRole('link', { name: 'Credits bought' })
})

test('what an address asks for and there is not is left out', async () => {
  const page = await renderPage('/wallet?kind=gift&month=2026-13', {
    as: member('FAN'),
    answers: [all],
  })
  await screen.findByRole('table', { name: t.history })
  const [asked] = page.server.sent(listWalletTransactions).filter(({ query }) => query._limit > 4)
  assert.deepEqual([asked?.query.kind, asked?.query.month], [undefined, undefined])
})

const lot = (details: Partial<Lot>): Lot => ({
  ...{ id: 1, kind: 'GIFT', paymentId: null, credits: 30, left: 30 },
  ...{ createdAt: '2026-11-02T10:00:00.000Z', withdrawableUntil: null },
  ...details,
})

test('what credits came as is asked for once it is opened, and leads to what can be withdrawn', async () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const lots = [
    lot({}),
    lot({ id: 2, kind: 'PURCHASE', paymentId: 'old', left: 10, withdrawableUntil: '2026-11-01' }),
    lot({
      ...{ id: 3, kind: 'PURCHASE', paymentId: 'new', credits: 120, left: 70 },
      withdrawableUntil: tomorrow,
    }),
  ]
  const page = await renderPage('/wallet', {
    as: member('FAN'),
    answers: [all, answer(listLots, { list: lots, total: 21 + 3 })],
  })
  const title = await screen.findByText(t.lots.title)
  assert.equal(page.server.sent(listLots).length, 0)
  await page.user.click(title)
  await screen.findByText(t.lots.left('70', '120'))
  screen.getByText(t.lots.left('10', '30'))
  screen.getByText(t.lots.more('4'))
  assert.equal(page.server.sent(listLots)[0]?.query.unspent, 'true')
  const ways = screen.getAllByRole('link', { name: /^Withdraw:/ })
  assert.deepEqual(
    ways.map((way) => way.getAttribute('href')),
    ['/payments?withdraw=new'],
  )
})

test('who has nothing to spend is told so, and a list that fails can be asked for again', async () => {
  const page = await renderPage('/wallet', {
    as: member('FAN'),
    answers: [all, answer(listLots, unreachable)],
  })
  await page.user.click(await screen.findByText(t.lots.title))
  await screen.findByText(t.lots.couldNotLoad)
  page.server.prepare(answer(listLots, { list: [], total: 0 }))
  const [again] = await screen.findAllByRole('button', { name: shellPhrases.en.retry })
  if (again) await page.user.click(again)
  await screen.findByText(t.lots.empty)
})
