import { paths } from '@podium/contract/paths'
import type { PaymentStatus } from '@podium/contract/payments'
import type { Tx } from '../../platform/database/index.ts'
import type { PaymentFacts } from '../payments/index.ts'
import { notify } from './notify.ts'

const kinds = {
  PAID: 'paymentPaid',
  EXPIRED: 'paymentExpired',
  REFUNDED: 'paymentRefunded',
} as const

/** The buyer hears of a payment that has moved, where that matters to them; payments mail it. */
export async function tellOfPayment(
  tx: Tx,
  payment: PaymentFacts & { status: PaymentStatus },
): Promise<void> {
  const kind = kinds[payment.status as keyof typeof kinds]
  if (!kind) return
  const { userId, transactionId, credits, planId } = payment
  const link = paths.paymentStatus({ id: transactionId })
  const facts = { ...(credits > 0 && { credits }), ...(planId && { planId }) }
  await notify(tx, userId, { kind, facts, link })
}

/** The owner of a plan hears that it ends soon; plans mail it. */
export function tellOfRenewal(
  tx: Tx,
  { userId, planId, endsAt }: { userId: number; planId: string; endsAt: Date },
): Promise<void> {
  const facts = { planId, at: endsAt.toISOString() }
  return notify(tx, userId, {
    kind: 'planRenewalDue',
    facts,
    link: paths.credits({ tab: 'plans' }),
  })
}
