import { calendarDay } from '@podium/contract/calendar'
import type { Invoice } from '@podium/contract/payments'
import type { PaymentRecord } from './records.ts'

/** What a receipt says, ready to be drawn or to travel with a mail. */
export interface ReceiptFacts {
  number: string
  transactionId: string
  paidAt: string
  refundedAt: string | null
  credits: number
  planId: string | null
  grossCents: number
  netCents: number
  vatPercent: number
  method: string | null
  invoice: Invoice | null
  /** Nothing was really paid. */
  isTest: boolean
}

/** The facts of a payment's receipt; null where no money came. */
export function receiptFacts(payment: PaymentRecord): ReceiptFacts | null {
  if (!payment.paid_at) return null
  const year = calendarDay(payment.paid_at).slice(0, 4)
  return {
    number: `${year}-${String(payment.id).padStart(6, '0')}`,
    transactionId: payment.transaction_id ?? '',
    paidAt: payment.paid_at.toISOString(),
    refundedAt: payment.refunded_at?.toISOString() ?? null,
    credits: payment.credits,
    planId: payment.plan_id,
    grossCents: payment.gross_cents,
    netCents: payment.net_cents,
    vatPercent: payment.vat_percent,
    method: payment.method,
    invoice: payment.invoice,
    isTest: payment.provider === 'sandbox',
  }
}
