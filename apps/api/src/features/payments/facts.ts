import type { PaymentStatus } from '@podium/contract/payment-rules'
import type { Tx } from '../../platform/database/index.ts'
import type { PaymentFacts } from './events.ts'
import type { PaymentRecord } from './records.ts'

/** What everything that happens to a payment tells. */
export function factsOf(payment: PaymentRecord): PaymentFacts {
  return {
    paymentId: payment.id,
    transactionId: payment.transaction_id ?? '',
    userId: payment.user_id,
    purpose: payment.purpose,
    credits: payment.credits,
    planId: payment.plan_id,
  }
}

/** Tells the open pages of its buyer how a payment stands now (PAYMENT_UPDATE). */
export function showBuyer(tx: Tx, payment: PaymentRecord, status: PaymentStatus): void {
  const transactionId = payment.transaction_id ?? ''
  tx.publish(payment.user_id, { type: 'PAYMENT_UPDATE', transactionId, status })
}
