import { currency } from '@podium/contract/credits'
import type { AdminPayment, Payment, PaymentForm, PaymentMethod } from '@podium/contract/payments'
import { paymentMethods } from '@podium/contract/payments'
import type { PaymentOfPerson } from './list-records.ts'
import type { PaymentProvider } from './provider.ts'
import { withdrawableUntil } from './reckon.ts'
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
    taxRule: payment.tax_rule,
    currency,
    method: payment.method,
    entity: payment.entity,
    reference: payment.reference,
    deadline: payment.deadline?.toISOString() ?? null,
    createdAt: payment.created_at.toISOString(),
    paidAt: payment.paid_at?.toISOString() ?? null,
    refundedAt: payment.refunded_at?.toISOString() ?? null,
    refundedCents: payment.refunded_cents,
    refundedCredits: payment.refunded_credits,
    refundUnderWay: payment.refund_under_way,
    withdrawableUntil: withdrawableUntil(payment),
    // There is one where money came, even if it went back since.
    hasReceipt: payment.paid_at !== null,
    invoice: viewInvoice(payment),
    isTest: payment.provider === 'sandbox',
  }
}

/** The invoice is taken back once credit notes are issued about all of it. */
function viewInvoice({ document, gross_cents }: PaymentRecord): Payment['invoice'] {
  if (!document) return { status: 'NONE', number: null, creditNotes: [], creditNoteDue: null }
  const { status, number, creditNotes, creditNoteDue } = document
  const credited = creditNotes.reduce((sum, { cents }) => sum + cents, 0)
  return {
    status: credited === gross_cents ? 'CREDITED' : status,
    number,
    creditNotes: creditNotes.map((note) => note.number),
    creditNoteDue,
  }
}

/** A payment for admins: whose it is, and what they decide by; `asked` is the provider of today. */
export function viewForAdmin(
  payment: PaymentOfPerson,
  { name: asked }: Pick<PaymentProvider, 'name'>,
): AdminPayment {
  const providerAsked = payment.provider === asked
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
    providerAsked,
    refundByHand: payment.refund_under_way && !providerAsked,
  }
}

/** The form to pay with; how the buyer paid the last time comes first. */
export function viewForm(
  payment: PaymentRecord,
  { redirectUrl, method }: { redirectUrl: string; method: PaymentMethod | null },
): PaymentForm {
  if (!payment.form || !payment.transaction_id) throw new Error('the payment has no form yet')
  return {
    transactionId: payment.transaction_id,
    provider: payment.provider,
    ...payment.form,
    redirectUrl,
    amountCents: payment.gross_cents,
    currency,
    methods: method
      ? [method, ...paymentMethods.filter((one) => one !== method)]
      : [...paymentMethods],
  }
}
