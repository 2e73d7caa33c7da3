import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  getWallet,
  listWalletTransactions,
  type Wallet,
  type WalletTransaction,
} from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { walletPhrases as history } from '@podium/phrases/wallet-history'
import { answer } from './answers.ts'
import { member } from './people.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { storeAnswers } from './shop.ts'

const t = walletPhrases.en
const { outcomes } = history.en

/** A line of the history; what a test is about, it says. */
function line(id: number, details: Partial<WalletTransaction> = {}): WalletTransaction {
  return {
    ...{ id, createdDate: '2026-11-20T10:00:00.000Z', description: `Line ${id}` },
    ...{ creditsNumber: id, reason: 'GIVEN', withdrawn: false, kind: 'transfer', state: null },
    ...{ cause: null, transactionId: null, about: null, goal: null, balanceAfter: id },
    ...details,
  }
}

const empty: Wallet = { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }

/** What the server says of a wallet, newest line first; what a test changes in it is answered next. */
function walletOf(given: { balances?: Partial<Wallet>; lines?: WalletTransaction[] }) {
  const { balances = {}, lines = [] } = given
  const balance = { ...empty, ...balances }
  return {
    ...{ balance, lines },
    answers: [
      answer(getWallet, () => balance),
      answer(listWalletTransactions, ({ query: { _page, _limit } }) => ({
        list: lines.slice(_page * _limit, (_page + 1) * _limit),
        total: lines.length,
      })),
    ],
  }
}

const openAs = (role: 'ATHLETE' | 'FAN', url: string, wallet: ReturnType<typeof walletOf>) =>
  renderPage(url, { as: member(role), answers: [...storeAnswers, ...wallet.answers] })

// What opens under the figure in the bar tells the same again.
const main = () => within(screen.getByRole('main'))
const badge = (credits: string) => screen.findByRole('button', { name: t.open(credits) })

/** The figures of the balances, in their order. */
const hasBalances = (...wanted: string[]) =>
  waitFor(() => {
    const figures = [...screen.getByRole('main').querySelectorAll('dd')].map(
      (figure) => figure.querySelector('span[aria-hidden]')?.textContent,
    )
    assert.deepEqual(figures, wanted)
  })

test('credits that come in show at once, in the bar and in the history', async () => {
  const wallet = walletOf({})
  const page = await openAs('FAN', '/wallet', wallet)
  await main().findByText(t.empty.title)
  const move = async (creditsNumber: number, description: string) => {
    const { balance } = wallet
    balance.available += creditsNumber
    balance.version += 1
    wallet.lines.unshift(line(balance.version, { creditsNumber, description }))
    const { available: totalCredits, version } = balance
    page.tell({ type: 'WALLET_UPDATE', totalCredits, version })
    await badge(String(totalCredits))
    await main().findByText(description)
  }
  await move(75, 'Won the club race')
  assert.match(screen.getAllByRole('row')[1]!.textContent, /Won the club race.*\+75/)
  await move(-25, 'Counted twice')
  assert.match(screen.getAllByRole('row')[1]!.textContent, /−25/)
})

test('an event that others overtook changes no figure', async () => {
  const page = await openAs('FAN', '/wallet', walletOf({ balances: { available: 50, version: 7 } }))
  await badge('50')
  page.server.prepare(answer(getWallet, () => new Promise<never>(() => undefined)))
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 25, version: 9 })
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 75, version: 8 })
  await badge('25')
})

test('what was given is told while one looks, and every credit stands in one balance', async () => {
  const about = { name: 'Rui Faria', page: { role: 'ATHLETE' as const, id: 8 } }
  const support = line(2, { reason: 'SUPPORT_REQUESTED', kind: 'support', state: 'WAITING', about })
  const order = line(1, { reason: 'ORDER_PLACED', kind: 'order', state: 'WAITING' })
  const wallet = walletOf({
    balances: { available: 170, reserved: 50, held: 80 },
    lines: [support, order],
  })
  const page = await openAs('FAN', '/wallet', wallet)
  await hasBalances('170', '50', '80')
  const lines = within(screen.getByRole('table', { name: t.history }))
  lines.getByText(outcomes.SUPPORT_REQUESTED!.WAITING!())
  lines.getByText(outcomes.ORDER_PLACED!.WAITING!())
  assert.equal(lines.getByRole('link', { name: 'Rui Faria' }).getAttribute('href'), '/athlete/8')
  support.state = 'GIVEN'
  Object.assign(wallet.balance, { reserved: 0, version: 2 })
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 170, version: 2 })
  await lines.findByText(outcomes.SUPPORT_REQUESTED!.GIVEN!('Rui Faria'))
  await hasBalances('170', '0', '80')
})

test('what is owed is a figure with its reason, until it is settled', async () => {
  const wallet = walletOf({ balances: { debt: 30 } })
  const page = await openAs('FAN', '/wallet', wallet)
  await main().findByText(t.debtHint)
  main().getByText(t.debt)
  await hasBalances('0', '0', '0', '30')
  Object.assign(wallet.balance, { available: 20, debt: 0, version: 2 })
  page.tell({ type: 'WALLET_UPDATE', totalCredits: 20, version: 2 })
  await hasBalances('20', '0', '0')
  assert.equal(main().queryAllByText(t.debtHint).length, 0)
})

test('the wallet opens under its figure, and leads on', async () => {
  const wallet = walletOf({
    balances: { available: 1200 },
    lines: [line(1, { creditsNumber: 1200 })],
  })
  const page = await openAs('ATHLETE', '/market', wallet)
  const open = async () => {
    await page.user.click(await badge('1,200'))
    return within(await screen.findByRole('region', { name: t.title }))
  }
  const isClosed = () =>
    waitFor(() => assert.equal(screen.queryAllByRole('region', { name: t.title }).length, 0))
  await isClosed()
  await (await open()).findByText('+1,200')
  await page.user.keyboard('{Escape}')
  await isClosed()
  await page.user.click((await open()).getByRole('link', { name: t.seeAll }))
  await page.hasAddress('/wallet')
  await isClosed()
})

test('the history has pages with addresses', async () => {
  const lines = Array.from({ length: 12 }, (_, at) => line(12 - at))
  const page = await openAs('FAN', '/wallet', walletOf({ lines }))
  await main().findByText('Line 12')
  assert.equal(main().queryAllByText('Line 2').length, 0)
  await page.user.click(screen.getByRole('link', { name: t.pages.older }))
  await page.hasAddress('/wallet?page=2')
  await main().findByText('Line 1')
  await openAs('FAN', '/wallet?page=2', walletOf({ lines }))
  await main().findByText('Line 2')
  assert.equal(main().queryAllByText('Line 12').length, 0)
})

test('administrators have no wallet, and its page is not for them', async () => {
  const page = await renderPage('/wallet', { as: member('ADMIN') })
  await page.hasAddress('/')
  assert.equal(screen.queryAllByRole('button', { name: /^Wallet/ }).length, 0)
})
