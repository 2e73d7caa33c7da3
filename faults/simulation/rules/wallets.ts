import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'
import { whoHas } from './orders.ts'

/**
 * `ledger.double-entry`, `wallet.balances`: what each member has, reckoned from what became of everything
 * they took part in, and from nothing of the ledger; and that all of it sums to zero.
 */
export function judgeWallets(books: Books, kept: Kept, members: readonly number[]): string[] {
  const found: string[] = []
  const expected = reckon(books, kept, members)
  const balance = (holder: number, kind: string) =>
    kept.accounts.find((one) => one.holder === holder && one.kind === kind)
  for (const [id, wallet] of expected) {
    const there = {
      net: (balance(id, 'available')?.balance ?? 0) + (balance(id, 'debt')?.balance ?? 0),
      reserved: balance(id, 'reserved')?.balance ?? 0,
      matching: balance(id, 'matching')?.balance ?? 0,
    }
    for (const kind of ['net', 'reserved', 'matching'] as const) {
      if (there[kind] !== wallet[kind]) {
        found.push(`${id} has ${there[kind]} ${kind}, and should have ${wallet[kind]}`)
      }
    }
  }
  const sum = kept.accounts.reduce((all, one) => all + one.balance, 0)
  if (sum !== 0) found.push(`all accounts sum to ${sum}`)
  const escrow = kept.accounts.filter(({ kind }) => kind === 'escrow')
  const held = escrow.reduce((all, one) => all + one.balance, 0)
  const waiting = kept.orders.filter((one) => whoHas(one) === 'escrow')
  const due = waiting.reduce((all, one) => all + one.credits, 0)
  if (held !== due) found.push(`orders hold ${held}, and should hold ${due}`)
  return found
}

interface Wallet {
  /** What can be spent, less what is owed. */
  net: number
  reserved: number
  matching: number
}

function reckon(books: Books, kept: Kept, members: readonly number[]): Map<number, Wallet> {
  const wallets = new Map(members.map((id) => [id, { net: 0, reserved: 0, matching: 0 }]))
  const add = (id: number, credits: number, kind: keyof Wallet = 'net') => {
    const wallet = wallets.get(id)
    if (wallet) wallet[kind] += credits
  }
  for (const { to, credits } of books.gifts) add(to, credits)
  for (const { id, user_id, credits, status, state } of kept.payments) {
    const parts = kept.refunds.filter((one) => one.payment_id === id)
    const back = parts.map((one) => ({ ASKED: one.taken, DONE: one.credits })[one.state] ?? 0)
    const wasPaid =
      status === 'PAID' ||
      (status === 'REFUNDED' && state !== null && parts.some((one) => one.credits > 0))
    if (wasPaid) add(user_id, credits - back.reduce((all, one) => all + one, 0))
  }
  for (const one of kept.supports) {
    if (one.status === 'PENDING') add(one.supporter, one.credits, 'reserved')
    if (one.status === 'PENDING' || one.accepted) add(one.supporter, -one.credits)
    if (one.accepted) add(one.athlete, one.credits + one.matched)
  }
  for (const { id, ended } of kept.funds) {
    const fund = books.funds.get(id)
    if (!fund) continue
    const doubled = kept.supports.filter((one) => one.fund === id && one.accepted)
    const given = doubled.reduce((all, one) => all + one.matched, 0)
    add(fund.owner, ended ? -given : -fund.credits)
    if (!ended) add(fund.owner, fund.credits - given, 'matching')
  }
  for (const one of kept.orders) {
    const has = whoHas(one)
    if (has !== 'buyer') add(one.buyer, -one.credits)
    if (has === 'seller') add(books.orders.get(one.id)?.seller ?? 0, one.credits)
  }
  return wallets
}
