import type { Invoice, PaymentForm } from '@podium/contract/payments'
import type { PlanId } from '@podium/contract/plans'
import type { NamedAct, Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type PaymentParts, requestPayment } from '../payments/index.ts'
import { isFor, offerOf } from './catalogue.ts'

/** Asks for a plan, or for its next period: it counts once it is paid. */
export async function subscribe(
  parts: PaymentParts,
  viewer: Viewer,
  asked: { planId: PlanId; invoice: Invoice; named: NamedAct | null },
): Promise<PaymentForm> {
  const { planId, invoice, named } = asked
  if (!isFor(planId, viewer.role)) refuse('forbidden')
  const { priceAt } = offerOf(planId)
  const wish = { userId: viewer.id, credits: 0, planId, priceAt, invoice }
  return requestPayment(parts, { ...wish, purpose: 'PLAN' }, named)
}
