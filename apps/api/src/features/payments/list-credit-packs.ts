import {
  creditPacks,
  currency,
  priceFromGross,
  reachOf,
  vatPercent,
} from '@podium/contract/credits'
import type { CreditPackView } from '@podium/contract/payments'

/**
 * The packs of the store with their prices and what they can support, computed and not written
 * (`store.packs`).
 */
export function listCreditPacks(): CreditPackView[] {
  return creditPacks.map(({ credits, tier, step, grossCents }) => ({
    creditAmount: credits,
    tier,
    step,
    ...priceFromGross(grossCents),
    vatPercent,
    currency,
    ...reachOf(credits),
    purchaseType: 'ONE_OFF',
  }))
}
