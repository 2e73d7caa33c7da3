import { calendarDay } from '@podium/contract/calendar'
import type { Invoice } from '@podium/contract/payments'
import type { Paid, PaymentRecord } from './records.ts'
import type { RefundRecord } from './refund-records.ts'

/** What a receipt says, ready to be drawn or to travel with a mail. */
export interface ReceiptFacts extends Paid {
  number: string
  transactionId: string
  paidAt: string
  /** What went back, and when; absent in what was queued before there were parts. */
  refunds?: { at: string; cents: number }[]
  /** The number of its invoice, once it is issued. */
  invoiceNumber?: string | null
  /** The tax authority's code of why there is no tax; on documents alone. */
  exemption?: string | null
  method: string | null
  invoice: Invoice | null
  /** Nothing was really paid. */
  isTest: boolean
}

/** The facts of a payment's receipt; null where no money came. */
export function receiptFacts(
  payment: PaymentRecord,
  refunds: RefundRecord[] = [],
): ReceiptFacts | null {
  if (!payment.paid_at) return null
  const year = calendarDay(payment.paid_at).slice(0, 4)
  return {
    number: `${year}-${String(payment.id).padStart(6, '0')}`,
    transactionId: payment.transaction_id ?? '',
    paidAt: payment.paid_at.toISOString(),
    refunds: refunds.map(({ done_at, asked_at, cents }) => ({
      at: (done_at ?? asked_at).toISOString(),
      cents,
    })),
    invoiceNumber: payment.document?.number ?? null,
    credits: payment.credits,
    planId: payment.plan_id,
    grossCents: payment.gross_cents,
    netCents: payment.net_cents,
    vatPercent: payment.vat_percent,
    taxRule: payment.tax_rule,
    method: payment.method,
    invoice: payment.invoice,
    isTest: payment.provider === 'sandbox',
  }
}
