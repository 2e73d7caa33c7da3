import { creditPacks, currency, priceFromGross, reachOf } from '@podium/contract/credits'
import type { CreditPackView } from '@podium/contract/payments'
import type { Tax } from '../taxes/index.ts'

/**
 * The packs of the store with their prices and what they can support, computed and not written
 * (`store.packs`).
 */
export function listCreditPacks({ percent: vatPercent }: Tax): CreditPackView[] {
  return creditPacks.map(({ credits, tier, step, grossCents }) => ({
    creditAmount: credits,
    tier,
    step,
    ...priceFromGross(grossCents, vatPercent),
    vatPercent,
    currency,
    ...reachOf(credits),
    purchaseType: 'PAY_AS_YOU_GO',
  }))
}
