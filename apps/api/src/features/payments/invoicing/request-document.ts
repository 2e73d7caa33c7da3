import type { Tx } from '../../../platform/database/index.ts'
import type { PaymentFacts } from '../events.ts'
import { findPayment } from '../records.ts'
import { findRefund } from '../refund-records.ts'
import { hurry } from './issue-documents.ts'
import type { InvoicingName } from './provider.ts'
import { findInvoiceOf, insertDocument } from './records.ts'

/** Asks for the invoice of a payment, in the transaction that pays it (`payments.documents`). */
export function requestInvoiceBy(provider: InvoicingName) {
  return async (tx: Tx, { paymentId }: PaymentFacts): Promise<void> => {
    const payment = await findPayment(tx, paymentId)
    if (!payment) return
    const { user_id, invoice: buyer, gross_cents: cents } = payment
    const document = { payment_id: paymentId, refund_id: null, user_id, buyer, cents, provider }
    await insertDocument(tx, { ...document, kind: 'INVOICE' })
    await hurry(tx)
  }
}

/**
 * Asks for a credit note, in the transaction that books what went back. Where the payment has no
 * invoice of ours there is nothing to take back.
 */
export async function requestCreditNote(
  tx: Tx,
  { paymentId, refundId }: PaymentFacts & { refundId: number },
): Promise<void> {
  const invoice = await findInvoiceOf(tx, paymentId)
  const refund = invoice && (await findRefund(tx, refundId))
  if (!refund) return
  const { user_id, buyer, provider } = invoice
  const of = { payment_id: paymentId, refund_id: refundId, user_id, buyer, provider }
  await insertDocument(tx, { ...of, kind: 'CREDIT_NOTE', cents: refund.cents })
  await hurry(tx)
}
