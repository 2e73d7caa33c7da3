import { mostCredits } from '@podium/contract/credits'
import type { Tx } from '../../platform/database/index.ts'
import { available, debt, issued } from './accounts.ts'
import { addOwed, lockBalance } from './records.ts'
import { type Cause, transfer } from './transfer.ts'

interface Purchase {
  userId: number
  credits: number
  cause: Cause
}

/** Whether a buyer's wallet takes so many credits more; it stays locked meanwhile. */
export async function hasRoomFor(tx: Tx, userId: number, credits: number): Promise<boolean> {
  const balance = await lockBalance(tx, available(userId), issued(userId), debt(userId))
  return balance + credits <= mostCredits
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

/**
 * Takes refunded credits back: what is still there at once, the rest becomes a debt, which the next
 * credits to arrive settle and which blocks spending until then (`payments.provider`). Answers what is
 * owed for it.
 */
export async function takeBackPurchase(
  tx: Tx,
  { userId, credits, cause, actor }: Purchase & { actor: number | null },
): Promise<{ owedCredits: number }> {
  const balance = await lockBalance(tx, available(userId), issued(userId), debt(userId))
  const there = Math.min(credits, balance)
  const missing = credits - there
  const back = { to: issued(userId), actor, cause }
  if (there > 0) {
    await transfer(tx, { ...back, from: available(userId), credits: there, reason: 'REFUND' })
  }
  if (missing > 0) {
    await transfer(tx, { ...back, from: debt(userId), credits: missing, reason: 'DEBT' })
    await addOwed(tx, userId, missing)
  }
  return { owedCredits: missing }
}
