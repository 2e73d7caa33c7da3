import type { TransferReason } from '@podium/contract/wallet'
import type { Tx } from '../../platform/database/index.ts'
import { type LedgerAccount, available, reserved } from './accounts.ts'
import { findHold } from './records.ts'
import { type Cause, type CompletedTransfer, transfer } from './transfer.ts'

/** Credits put aside: the id of the transfer that did it. */
export type Hold = number

/**
 * Puts credits aside: they leave what a person can spend and wait, among their own reserved ones or
 * in the account given (an order's escrow), to be posted or released. Refuses with `insufficientCredits` and `spendingBlocked`.
 */
export async function reserve(
  tx: Tx,
  wanted: {
    from: number
    credits: number
    reason: TransferReason
    cause?: Cause
    /** Where they wait; the person's reserved credits unless said otherwise. */
    in?: LedgerAccount
  },
): Promise<Hold> {
  const { from, credits, reason, cause } = wanted
  const completed = await transfer(tx, {
    from: available(from),
    to: wanted.in ?? reserved(from),
    credits,
    reason,
    cause,
    actor: from,
    spends: true,
  })
  return completed.id
}

interface End {
  reason: TransferReason
  /** Who decided; null when time did. */
  actor: number | null
  cause?: Cause
}

/** Gives credits that were put aside to another person. A hold ends once: a second try is a fault. */
export async function post(
  tx: Tx,
  given: Hold | Held,
  end: End & { to: number },
): Promise<CompletedTransfer> {
  const { hold, waiting, credits } = typeof given === 'number' ? await readHeld(tx, given) : given
  const { reason, actor, cause } = end
  return transfer(tx, {
    from: waiting,
    to: available(end.to),
    credits,
    reason,
    actor,
    cause,
    settles: hold,
  })
}

/** Gives credits that were put aside back to whom they came from. */
export async function release(tx: Tx, hold: Hold, end: End): Promise<CompletedTransfer> {
  const { from, waiting, credits } = await readHeld(tx, hold)
  return transfer(tx, { ...end, from: waiting, to: from, credits, settles: hold })
}

/** Credits that were put aside: where they came from and where they wait, which never changes. */
export interface Held {
  hold: Hold
  from: LedgerAccount
  waiting: LedgerAccount
  credits: number
}

export async function readHeld(tx: Tx, hold: Hold): Promise<Held> {
  const found = await findHold(tx, hold)
  if (!found) throw new Error(`no credits were put aside by transfer ${hold}`)
  const from: LedgerAccount = { holder: found.from_holder, kind: found.from_kind }
  const waiting: LedgerAccount = { holder: found.to_holder, kind: found.to_kind }
  return { hold, from, waiting, credits: found.credits }
}
