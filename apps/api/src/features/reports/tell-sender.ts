import type { DecisionGround } from '@podium/contract/grounds'
import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { noticeDecidedMail } from './mails.ts'
import type { ReportRecord } from './records.ts'
import { referenceOf } from './reference.ts'

/** Mails the sender of a notice how it was decided; a report is answered in the bell alone. */
export async function tellSender(
  tx: Tx,
  { id, sender_email: to, sender_language: language }: ReportRecord,
  decided: { decision: 'UPHELD' | 'DISMISSED'; ground: DecisionGround; reason: string },
): Promise<void> {
  if (!to || !language) return
  const data = { reference: referenceOf(id), ...decided }
  await postMail(tx, noticeDecidedMail, { to, language, data })
}
