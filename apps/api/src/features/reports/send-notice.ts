import type { Language } from '@podium/contract/locale'
import type { sendNotice as route } from '@podium/contract/notices'
import { personName } from '@podium/contract/person-name'
import type { Input } from '@podium/contract/route'
import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { addresseeOf, findAccount } from '../identity/index.ts'
import { findTarget } from './find-target.ts'
import { noticeReceivedMail } from './mails.ts'
import { countNoticesBy, findSameNotice, lockToldOf, type Sender, upsertReport } from './records.ts'
import { referenceOf } from './reference.ts'

type Notice = Input<typeof route>['body']

interface Caller {
  viewer: Viewer | null
  language: Language
}

// Whoever types a stranger's address fills no mailbox with it.
const mostReceiptsADay = 10

/**
 * Takes a notice of somebody with or without an account, and mails a receipt (`reports.notices`). Whose
 * address a visitor names is not compared with anybody's: the answer would tell whose it is.
 */
export async function sendNotice(
  tx: Tx,
  caller: Caller,
  notice: Notice,
): Promise<{ reference: string }> {
  const { viewer } = caller
  const { subjectType: kind, subjectId, reason, explanation: details } = notice
  const { reportedId, quoted, link } = await findTarget[kind](tx, viewer, subjectId)
  if (reportedId === viewer?.id) refuse('forbidden')
  const sender = await senderOf(tx, caller, notice)
  const { id, isNew } = await keep(tx, {
    ...{ reporter_id: viewer?.id ?? null, reported_id: reportedId },
    ...{ kind, target_id: subjectId, quoted, link, reason, details },
    ...sender,
  })
  const reference = referenceOf(id)
  const { sender_email: to, sender_language: language } = sender
  if (isNew && (await countNoticesBy(tx, to, secondsFromNow(-day))) <= mostReceiptsADay)
    await postMail(tx, noticeReceivedMail, {
      to,
      language,
      data: { reference, reported: kind, link },
    })
  return { reference }
}

/**
 * Somebody signed in is who their account says; anybody else is who they say, and reads of it in the language of
 * the account that has their address.
 */
async function senderOf(tx: Tx, { viewer, language }: Caller, { name, email }: Notice) {
  const account = viewer ? await findAccount(tx, viewer.id) : undefined
  if (!account?.email) {
    const reader = await addresseeOf(tx, { email, language })
    return {
      sender_name: name,
      sender_email: email.toLowerCase(),
      sender_language: reader.language,
    }
  }
  const { name: first, last_name: lastName } = account
  return {
    sender_name: personName({ name: first, lastName }),
    sender_email: account.email,
    sender_language: account.language,
  }
}

/**
 * A visitor's notice changes no other, not even one that names the same address: it may not be theirs. A
 * member's is written over what they reported of it before, of which there was no receipt.
 */
async function keep(tx: Tx, notice: Parameters<typeof upsertReport>[1] & Sender) {
  if (!notice.reporter_id) {
    const same = await findSameNotice(tx, notice)
    return same ? { id: same.id, isNew: false } : upsertReport(tx, notice)
  }
  const before = await lockToldOf(tx, notice.reporter_id, notice)
  const { id, isNew } = await upsertReport(tx, notice)
  return { id, isNew: isNew || before?.sender_email === null }
}
