import { mostCredits } from '@podium/contract/credits'
import type { Tx } from '../../platform/database/index.ts'
import { available, debt, issued } from './accounts.ts'
import { addOwed, lockBalance } from './records.ts'
import { release } from './reserve.ts'
import { type Cause, transfer } from './transfer.ts'

interface Purchase {
  userId: number
  credits: number
  cause: Cause
}

/** Whether a buyer's wallet takes so many credits more; it stays locked meanwhile. */
export async function hasRoomFor(tx: Tx, userId: number, credits: number): Promise<boolean> {
  return (await lockAvailable(tx, userId)) + credits <= mostCredits
}

/** Puts bought credits into the buyer's wallet; the same payment only once. */
export async function creditPurchase(tx: Tx, { userId, credits, cause }: Purchase): Promise<void> {
  await transfer(tx, {
    from: issued(userId),
    to: available(userId),
    credits,
    reason: 'PURCHASE',
    actor: userId,
    cause,
  })
}

/** Credits of a purchase that go back, and whose act that is; null for nobody's. */
type TakingBack = Purchase & { actor: number | null }

/** What a buyer can spend now; it stays locked until the transaction ends. */
export function lockAvailable(tx: Tx, userId: number): Promise<number> {
  return lockBalance(tx, available(userId), issued(userId), debt(userId))
}

/**
 * Takes credits of a purchase back, as far as they are still there: out of its own lot first, then out
 * of the others in their order (`wallet.lots`). Answers the transfer that did it, null where nothing
 * was there, and how many it took.
 */
export async function takeBack(
  tx: Tx,
  { userId, credits, cause, actor }: TakingBack,
): Promise<{ takenId: number | null; takenCredits: number }> {
  const there = Math.min(credits, await lockAvailable(tx, userId))
  if (there === 0) return { takenId: null, takenCredits: 0 }
  const [from, to] = [available(userId), issued(userId)]
  const back = { from, to, credits: there, reason: 'REFUND', actor, cause } as const
  const { id } = await transfer(tx, back)
  return { takenId: id, takenCredits: there }
}

/**
 * Takes refunded credits back: what is still there at once, the rest becomes a debt, which the next
 * credits to arrive settle and which blocks spending until then (`payments.refund`). Answers what is
 * owed for it.
 */
export async function takeBackPurchase(
  tx: Tx,
  taking: TakingBack,
): Promise<{ owedCredits: number }> {
  const { userId, credits, cause, actor } = taking
  const { takenCredits } = await takeBack(tx, taking)
  const missing = credits - takenCredits
  if (missing === 0) return { owedCredits: 0 }
  const owing = { from: debt(userId), to: issued(userId), actor, cause }
  await transfer(tx, { ...owing, credits: missing, reason: 'DEBT' })
  await addOwed(tx, userId, missing)
  return { owedCredits: missing }
}

/** Puts credits that were taken back where they came from, each into its lot: the money did not go. */
export async function undoTakingBack(tx: Tx, takenId: number): Promise<void> {
  const cause = { kind: 'transfer', id: takenId } as const
  await release(tx, takenId, { reason: 'CORRECTION', actor: null, cause })
}
