import type { Tx } from '../../platform/database/index.ts'
import { available, debt, guarantee } from './accounts.ts'
import { addOwed, insertAccounts, lockBalance } from './records.ts'
import { type Cause, transfer } from './transfer.ts'

interface PayingBack {
  sellerId: number
  buyerId: number
  credits: number
  /** The order; what was paid back for it is never paid back again. */
  cause: Cause
  /** Who decided; null when time did. */
  actor: number | null
}

/**
 * Gives a buyer back what their seller was paid (`orders.guarantee`): out of what the seller has, the
 * rest out of the guarantee, which becomes the seller's debt. The buyer's credits return to the lots
 * they were bought from (`wallet.lots`).
 */
export async function payBack(tx: Tx, wanted: PayingBack): Promise<void> {
  const { sellerId, buyerId, credits, cause, actor } = wanted
  const [from, fund, to] = [available(sellerId), guarantee(sellerId), available(buyerId)]
  const owing = debt(sellerId)
  await insertAccounts(tx, [fund, owing])
  const there = Math.min(credits, await lockBalance(tx, from, fund, owing, to))
  const part = { actor, cause }
  if (there > 0) {
    await transfer(tx, { from, to: fund, credits: there, reason: 'ORDER_RETURNED', ...part })
  }
  const missing = credits - there
  if (missing > 0) {
    await transfer(tx, {
      from: owing,
      to: fund,
      credits: missing,
      reason: 'ORDER_ADVANCED',
      ...part,
    })
    await addOwed(tx, sellerId, missing)
  }
  await transfer(tx, { from: fund, to, credits, reason: 'ORDER_REPAID', ...part })
}
