import type { FileAnswer } from '@podium/contract/route'
import { paymentMailPhrases } from '@podium/phrases/payment-mails'
import type { Caller, Viewer } from '../../../platform/http/index.ts'
import { refuse } from '../../../platform/refuse.ts'
import { recordReading } from '../../audit/index.ts'
import type { PaymentParts } from '../parts.ts'
import { mayRead } from '../policy.ts'
import { findByTransaction } from '../records.ts'
import { describeDocument } from './describe-document.ts'
import { InvoicingDown } from './provider.ts'
import { findIssued } from './records.ts'

interface Asked {
  transactionId: string
  creditNote: string | undefined
}

/**
 * The invoice of a payment as PDF, or one of its credit notes. Another's, one that is not issued, and
 * one of which nobody knows any more whom it was made out to, is `paymentNotFound`; a program that does
 * not answer is `paymentProviderUnavailable`.
 */
export async function downloadInvoice(
  { db, invoicing, log }: PaymentParts,
  { viewer, language }: Caller<Viewer>,
  { transactionId, creditNote }: Asked,
): Promise<FileAnswer> {
  const payment = await findByTransaction(db, transactionId)
  if (!payment || !mayRead(viewer, payment)) refuse('paymentNotFound')
  const document = await findIssued(db, payment.id, creditNote)
  if (!document?.document_id || !document.number || !document.issued_at) refuse('paymentNotFound')
  if (!document.buyer) refuse('paymentNotFound')
  if (document.provider !== invoicing?.name) refuse('paymentProviderUnavailable')
  if (viewer.role === 'ADMIN') {
    const on = { kind: 'payment', id: transactionId } as const
    await recordReading(db, viewer, { act: 'INVOICE_READ', on, userId: payment.user_id })
  }
  const { document_id: documentId, number, issued_at: issuedAt } = document
  const invoice = document.kind === 'INVOICE' ? null : await findIssued(db, payment.id)
  const corrects = invoice?.number ?? null
  const said = { ...(await describeDocument(db, document)), issuedAt, transactionId, corrects }
  try {
    const content = await invoicing.document({ documentId, number }, said)
    return { content, name: paymentMailPhrases[language].documentFile[document.kind](number) }
  } catch (error) {
    if (!(error instanceof InvoicingDown)) throw error
    log.warn({ error: error.message, documentId: document.id }, 'invoicing')
    return refuse('paymentProviderUnavailable')
  }
}
