import type { FileAnswer } from '@podium/contract/route'
import { paymentMailPhrases } from '@podium/phrases/payment-mails'
import type { Caller, Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { drawReceipt } from './draw-receipt.ts'
import { recordReading } from '../audit/index.ts'
import type { PaymentParts } from './parts.ts'
import { mayRead } from './policy.ts'
import { receiptFacts } from './receipt-facts.ts'
import { findByTransaction } from './records.ts'
import { findDone } from './refund-records.ts'

/** The receipt of a payment as PDF; what was never paid has none (`paymentNotFound`). */
export async function downloadReceipt(
  { db, company }: PaymentParts,
  { viewer, language }: Caller<Viewer>,
  transactionId: string,
): Promise<FileAnswer> {
  const payment = await findByTransaction(db, transactionId)
  if (!payment || !mayRead(viewer, payment)) refuse('paymentNotFound')
  const refunds = await findDone(db, payment.id)
  const facts = receiptFacts(payment, refunds) ?? refuse('paymentNotFound')
  if (viewer.role === 'ADMIN') {
    const on = { kind: 'payment', id: transactionId } as const
    await recordReading(db, viewer, { act: 'RECEIPT_READ', on, userId: payment.user_id })
  }
  const { fileName } = paymentMailPhrases[language]
  return { content: await drawReceipt(facts, company), name: fileName(facts.number) }
}
