import type { Db } from '../../../platform/database/index.ts'
import { findPayment } from '../records.ts'
import { findRefund } from '../refund-records.ts'
import { type DocumentAsked, InvoicingRefused } from './provider.ts'
import type { DocumentRecord } from './records.ts'

/**
 * What a document says. Our reference is the payment provider's id, which no other Podium and no
 * restored database gives to another payment.
 */
export async function describeDocument(
  db: Db,
  { kind, payment_id, refund_id, buyer, cents }: DocumentRecord,
): Promise<DocumentAsked> {
  const payment = await findPayment(db, payment_id)
  const refund = refund_id === null ? undefined : await findRefund(db, refund_id)
  if (!payment?.transaction_id || !buyer) {
    throw new InvoicingRefused('NO_BUYER')
  }
  const { transaction_id, credits, plan_id, vat_percent, tax_rule } = payment
  return {
    kind,
    reference: refund ? `${transaction_id}-${refund.id}` : transaction_id,
    buyer,
    credits: refund ? refund.credits : credits,
    planId: plan_id,
    cents,
    vatPercent: vat_percent,
    taxRule: tax_rule,
  }
}
