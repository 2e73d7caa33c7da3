import type { DecisionGround } from '@podium/contract/grounds'
import type { Tx } from '../../platform/database/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { addresseeOf, findAccount } from '../identity/index.ts'
import { noticeDecidedMail } from './mails.ts'
import type { ReportRecord } from './records.ts'
import { referenceOf } from './reference.ts'

/** Mails the sender of a notice how it was decided; a report is answered in the bell alone. */
export async function tellSender(
  tx: Tx,
  { id, reporter_id: reporterId, sender_email: email, sender_language }: ReportRecord,
  decided: { decision: 'UPHELD' | 'DISMISSED'; ground: DecisionGround; reason: string },
): Promise<void> {
  if (!email || !sender_language) return
  // The mailbox that a member gave up may be somebody else's by now.
  const account = reporterId === null ? undefined : await findAccount(tx, reporterId)
  const to = account?.email ?? email
  const { language } = await addresseeOf(tx, { email: to, language: sender_language })
  const data = { reference: referenceOf(id), ...decided }
  await postMail(tx, noticeDecidedMail, { to, language, data })
}
