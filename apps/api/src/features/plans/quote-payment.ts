import { findPack, priceFromGross } from '@podium/contract/credits'
import type { quotePayment as route } from '@podium/contract/plans'
import type { Input, Reply } from '@podium/contract/route'
import type { PaymentParts } from '../payments/index.ts'
import { offerOf } from './catalogue.ts'

/** What a pack or a plan costs a buyer: the tax is that of who and where they are (`payments.tax`). */
export async function quotePayment(
  { taxes }: PaymentParts,
  { creditAmount, planId, country, region, vatNumber }: Input<typeof route>['query'],
): Promise<Reply<typeof route>> {
  const { rule, percent } = await taxes.ofBuyer({ country, region: region ?? null, vatNumber })
  const price = planId
    ? offerOf(planId).priceAt(percent)
    : priceFromGross(findPack(creditAmount ?? 0)?.grossCents ?? 0, percent)
  return { ...price, vatPercent: percent, rule }
}
