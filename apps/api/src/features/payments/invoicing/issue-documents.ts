import { now } from '../../../platform/clock.ts'
import type { InTransaction, Tx } from '../../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../../platform/jobs/index.ts'
import type { Log } from '../../../platform/log.ts'
import type { Db } from '../../../platform/database/index.ts'
import { showBuyer } from '../facts.ts'
import { mailDocument } from '../mails.ts'
import { findPayment } from '../records.ts'
import { findRefund } from '../refund-records.ts'
import { describeDocument } from './describe-document.ts'
import {
  InvoicingDown,
  type InvoicingProvider,
  InvoicingRefused,
  InvoicingTrouble,
  type IssuedDocument,
} from './provider.ts'
import {
  type DocumentRecord,
  findInvoiceOf,
  lockDocument,
  noteIssued,
  noteTrouble,
  takeDueDocument,
} from './records.ts'

/** What issuing works with. */
export interface InvoicingParts {
  db: Db
  inTransaction: InTransaction
  log: Log
  /** Null where invoices are issued elsewhere. */
  invoicing: InvoicingProvider | null
}

const issueJob = job<object>('issue-documents', { retries: 0, schedule: '* * * * *' })

/** Has what is due issued as soon as the transaction commits; the minute's job would find it too. */
export function hurry(tx: Tx): Promise<void> {
  return tx.enqueue(issueJob, {})
}

/** Every minute, and whenever something was asked for, issues all documents that are due. */
export function issuingHandler(parts: InvoicingParts): JobHandler {
  return jobHandler(issueJob, async () => {
    if (parts.invoicing) await issueDueDocuments(parts, parts.invoicing)
  })
}

async function issueDueDocuments(parts: InvoicingParts, invoicing: InvoicingProvider) {
  for (;;) {
    const due = await parts.inTransaction((tx) => takeDueDocument(tx, invoicing.name, now()))
    if (!due || !(await issueOne(parts, invoicing, due))) return
  }
}

/** False when the program does not answer: the rest can wait for the next minute. */
async function issueOne(
  parts: InvoicingParts,
  invoicing: InvoicingProvider,
  due: DocumentRecord,
): Promise<boolean> {
  try {
    const issued = await askProvider(parts, invoicing, due)
    await parts.inTransaction((tx) => book(tx, due.id, issued))
    return true
  } catch (error) {
    const known = error instanceof InvoicingTrouble ? error : null
    parts.log[known ? 'warn' : 'error']({ err: error, documentId: due.id }, 'invoicing')
    const status = error instanceof InvoicingRefused ? 'FAILED' : 'PENDING'
    const { kind, said } = known ?? { kind: 'FAULT' as const, said: '' }
    const noted = { status, trouble: kind, error: said } as const
    await parts.inTransaction((tx) => noteTrouble(tx, due.id, noted))
    return !(error instanceof InvoicingDown)
  }
}

/**
 * Looks for the document by our own reference before it is issued: whoever asked before may have ended,
 * or heard no answer, after it was.
 */
async function askProvider(
  { db }: InvoicingParts,
  invoicing: InvoicingProvider,
  due: DocumentRecord,
): Promise<IssuedDocument> {
  const asked = await describeDocument(db, due)
  const known = await invoicing.status(asked)
  if (known) return known
  if (due.kind === 'INVOICE') return invoicing.issue(asked)
  const invoice = await findInvoiceOf(db, due.payment_id)
  if (!invoice?.document_id || !invoice.number) throw new Error('its invoice is not issued')
  return invoicing.credit(asked, { documentId: invoice.document_id, number: invoice.number })
}

/** Of two who bring the same document the second finds it booked. */
async function book(tx: Tx, id: number, issued: IssuedDocument): Promise<void> {
  const document = await lockDocument(tx, id)
  if (!document || document.status === 'ISSUED') return
  await noteIssued(tx, id, issued)
  const payment = await findPayment(tx, document.payment_id)
  if (!payment) return
  showBuyer(tx, payment, payment.status)
  const { kind, cents, refund_id } = document
  // A credit note is about what went back alone.
  const { credits } = (refund_id !== null && (await findRefund(tx, refund_id))) || payment
  await mailDocument(tx, payment, { document: kind, number: issued.number, credits, cents })
}
