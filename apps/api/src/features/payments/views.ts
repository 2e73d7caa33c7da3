import { currency } from '@podium/contract/credits'
import type { AdminPayment, Payment, PaymentForm } from '@podium/contract/payments'
import { paymentMethods } from '@podium/contract/payments'
import type { PaymentOfPerson } from './list-records.ts'
import type { PaymentRecord } from './records.ts'

/** A payment for its buyer. */
export function viewPayment(payment: PaymentRecord): Payment {
  const { gross_cents: grossCents, net_cents: netCents } = payment
  return {
    transactionId: payment.transaction_id ?? '',
    status: payment.status,
    purpose: payment.purpose,
    creditAmount: payment.credits,
    planId: payment.plan_id,
    grossCents,
    netCents,
    vatCents: grossCents - netCents,
    vatPercent: payment.vat_percent,
    currency,
    method: payment.method,
    entity: payment.entity,
    reference: payment.reference,
    deadline: payment.deadline?.toISOString() ?? null,
    createdAt: payment.created_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    refundedAt: payment.refunded_at?.toISOString() ?? null,
    // There is one where money came, even if it went back since.
    hasReceipt: payment.paid_at !== null,
    isTest: payment.provider === 'sandbox',
  }
}

/** A payment for admins: whose it is, and what they decide by. */
export function viewForAdmin(payment: PaymentOfPerson): AdminPayment {
  return {
    ...viewPayment(payment),
    user: {
      id: payment.user_id,
      name: payment.person_name,
      lastName: payment.person_last_name,
      role: payment.person_role,
    },
    provider: payment.provider,
    checkedAt: payment.checked_at?.toISOString() ?? null,
    owedCredits: payment.owed_credits,
    refundReason: payment.refund_reason,
  }
}

/** The form to pay with. */
export function viewForm(payment: PaymentRecord, redirectUrl: string): PaymentForm {
  if (!payment.form || !payment.transaction_id) throw new Error('the payment has no form yet')
  return {
    transactionId: payment.transaction_id,
    provider: payment.provider,
    ...payment.form,
    redirectUrl,
    amountCents: payment.gross_cents,
    currency,
    methods: [...paymentMethods],
  }
}
