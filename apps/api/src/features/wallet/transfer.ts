import type { CauseKind, TransferReason } from '@podium/contract/wallet'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type NamedAct, onceAlone } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import type { LivePublisher } from '../../platform/live/index.ts'
import { mostCredits } from '@podium/contract/credits'
import type { RecordedInStatement } from '../audit/index.ts'
import { type LedgerAccount, available, debt } from './accounts.ts'
import {
  type Entry,
  insertAccounts,
  insertTransfer,
  insertTransferAlone,
  type Outcome,
} from './records.ts'

/** What a transfer is about: its payment, support or order. */
export interface Cause {
  kind: CauseKind
  id: number
}

/** Credits that go from one account to another, and why. */
export interface Transfer {
  from: LedgerAccount
  to: LedgerAccount
  /** Whole credits, at least 1. */
  credits: number
  reason: TransferReason
  /** Who does it; null when the platform does. */
  actor: number | null
  /** With a cause, the same reason can happen only once. */
  cause?: Cause | undefined
  /** The transfer that put these credits aside. */
  settles?: number
  description?: string
  /** Spending: refused while the payer owes anything (`spendingBlocked`). */
  spends?: boolean
  /** The admin's act that this is, put on record with it. */
  recorded?: RecordedInStatement
  /** An act about people who are still there. */
  needsOpen?: boolean
  /** Asked before an account is opened that was never used; may refuse. */
  mayOpen?: () => Promise<void>
}

/** A transfer that is done, with both accounts as it left them. */
export type CompletedTransfer = Extract<Outcome, { verdict: 'done' }>

/**
 * Moves credits, in one statement. Refuses with `insufficientCredits`, `spendingBlocked`,
 * `userNotFound` where a side has left, and the violation `creditsNumber: Max` above the
 * largest balance. What reaches a debtor settles the debt first.
 */
export async function transfer(tx: Tx, wanted: Transfer): Promise<CompletedTransfer> {
  const completed = await attempt(tx, wanted)
  publishBalances(tx, wanted, completed)
  if (wanted.to.kind !== 'available' || completed.to.owed === 0) return completed
  return { ...completed, to: await settleDebt(tx, wanted.to.holder, completed) }
}

/** What a transfer that is a whole act answers, also when it is repeated. */
export interface TransferResult {
  id: number
  at: string
  fromBalance: number
  toBalance: number
}

/**
 * Moves credits as a whole act by itself: one statement, without a transaction around, noted under
 * the caller's key. Undefined where that is not possible, because an account was never used or
 * a side owes: then nothing has happened, and the act runs in a transaction.
 */
export async function transferAlone(
  deps: { db: Db; live: LivePublisher },
  wanted: Transfer,
  named: NamedAct | null,
): Promise<TransferResult | undefined> {
  return onceAlone(deps.db, named, async () => {
    const outcome = await insertTransferAlone(deps.db, entryOf(wanted), named)
    if (outcome.verdict === 'missing' || outcome.verdict === 'owes') return undefined
    if (outcome.verdict !== 'done') return refuseTransfer(outcome.verdict)
    publishBalances(deps.live, wanted, outcome)
    return resultOf(outcome)
  })
}

export function resultOf({ id, at, from, to }: CompletedTransfer): TransferResult {
  return { id, at: at.toISOString(), fromBalance: from.balance, toBalance: to.balance }
}

async function attempt(tx: Tx, wanted: Transfer): Promise<CompletedTransfer> {
  const entry = entryOf(wanted)
  let outcome = await insertTransfer(tx, entry)
  if (outcome.verdict === 'missing') {
    await wanted.mayOpen?.()
    await insertAccounts(tx, [wanted.from, wanted.to])
    outcome = await insertTransfer(tx, entry)
  }
  if (outcome.verdict === 'done') return outcome
  return refuseTransfer(outcome.verdict)
}

function entryOf(wanted: Transfer): Entry {
  return {
    ...wanted,
    cause: wanted.cause ?? null,
    settles: wanted.settles ?? null,
    description: wanted.description ?? '',
    recorded: wanted.recorded ?? null,
    needsNoDebt: wanted.spends ?? false,
    needsOpen: wanted.needsOpen ?? false,
  }
}

function refuseTransfer(verdict: Exclude<Outcome['verdict'], 'done'>): never {
  if (verdict === 'insufficient') refuse('insufficientCredits')
  if (verdict === 'blocked') refuse('spendingBlocked')
  if (verdict === 'closed') refuse('userNotFound')
  if (verdict === 'full') refuseField('creditsNumber', { kind: 'Max', max: mostCredits })
  throw new Error('an account could not be opened')
}

/** Tells the open pages of both sides what they can spend now (WALLET_UPDATE). */
function publishBalances(
  live: LivePublisher,
  { from, to }: Transfer,
  completed: CompletedTransfer,
): void {
  for (const [account, { balance, version }] of [
    [from, completed.from],
    [to, completed.to],
  ] as const) {
    if (account.kind !== 'available') continue
    live.publish(account.holder, { type: 'WALLET_UPDATE', totalCredits: balance, version })
  }
}

/** Pays what a person owes out of what has just reached them. */
async function settleDebt(
  tx: Tx,
  userId: number,
  received: CompletedTransfer,
): Promise<CompletedTransfer['to']> {
  const settled = await transfer(tx, {
    from: available(userId),
    to: debt(userId),
    credits: Math.min(received.to.balance, received.to.owed),
    reason: 'DEBT_SETTLED',
    actor: null,
    cause: { kind: 'transfer', id: received.id },
  })
  return settled.from
}
