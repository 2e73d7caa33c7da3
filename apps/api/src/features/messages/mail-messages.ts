import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { messageMailPhrases } from '@podium/phrases/message-mails'
import { hour, minute, secondsFromNow } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { eachByItself, type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import {
  type MailContent,
  type MailContext,
  letter,
  mailKind,
  postMail,
} from '../../platform/mail/index.ts'
import { findAccount } from '../identity/index.ts'
import {
  findReadAt,
  findWaiting,
  letWait,
  lockMailTurn,
  markMailed,
  takeUnmailed,
} from './mail-records.ts'

/** A sender of messages: how many they wrote, and the last one. */
interface Wrote {
  userId: number
  name: string
  count: number
  text: string
}

/** Least time between two mails about messages; what comes meanwhile is mailed together. */
const mailEverySeconds = hour

/** Time after reading in which a user counts as still there, and gets no mail about the next message. */
const presentSeconds = 5 * minute

/** Most people named in one mail. */
const mostNamed = 5

const messageMail = mailKind<{ wrote: Wrote[]; others: number; total: number }>(
  'message',
  ({ wrote, others, total }, context) => {
    const [first] = wrote
    return first && total === 1
      ? aboutOne(first, context)
      : aboutSeveral({ wrote, others, total }, context)
  },
  'message',
)

export const messageMails = [messageMail]

function aboutOne({ userId, name, text }: Wrote, { language, link }: MailContext): MailContent {
  const { one, note } = messageMailPhrases[language]
  const says = { ...one, subject: one.subject(name), title: one.title(name), note }
  return letter(says, text.split(/\n+/), link(paths.messages({ userId })))
}

function aboutSeveral(
  { wrote, others, total }: { wrote: Wrote[]; others: number; total: number },
  { language, link }: MailContext,
): MailContent {
  const { several, note } = messageMailPhrases[language]
  const lines = wrote.flatMap(({ name, count, text }) => [several.from(name, count), text])
  const said = others > 0 ? [...lines, several.more(others)] : lines
  return letter({ ...several, subject: several.subject(total), note }, said, link(paths.messages()))
}

/**
 * Mails a message to whom it is for: at once where they were left in peace for an hour and are not
 * reading right now, otherwise later and together with what else they will not have read by then.
 */
export async function mailOfMessage(tx: Tx, recipientId: number, senderId: number): Promise<void> {
  await letWait(tx, recipientId, senderId)
  const readAt = await findReadAt(tx, recipientId, senderId)
  if (readAt && readAt > secondsFromNow(-presentSeconds)) return
  await mailTogether(tx, recipientId)
}

/**
 * Mails somebody what waits for them, in one mail, unless they were mailed within the hour. Where none of
 * it reaches them any more, the next first message is mailed at once.
 */
async function mailTogether(tx: Tx, userId: number): Promise<void> {
  if (!(await lockMailTurn(tx, userId, secondsFromNow(-mailEverySeconds)))) return
  const unmailed = await takeUnmailed(tx, userId)
  if (unmailed.length === 0) return
  await markMailed(tx, userId)
  const wrote = unmailed.map(({ other_id, name, last_name, count, text }) => {
    return { userId: other_id, name: personName({ name, lastName: last_name }), count, text }
  })
  await post(tx, userId, wrote)
}

async function post(tx: Tx, recipientId: number, wrote: Wrote[]): Promise<void> {
  const account = await findAccount(tx, recipientId)
  if (!account?.email) return
  const { email, language } = account
  const total = wrote.reduce((sum, { count }) => sum + count, 0)
  const data = {
    wrote: wrote.slice(0, mostNamed),
    others: Math.max(0, wrote.length - mostNamed),
    total,
  }
  await postMail(tx, messageMail, { to: email, language, data })
}

const digestJob = job<object>('mail-unread-messages', { retries: 0, schedule: '*/5 * * * *' })

/** Every five minutes, mails what waited long enough and was not read meanwhile. */
export function digestHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(digestJob, async () => {
    const waiting = await findWaiting(deps.db, secondsFromNow(-mailEverySeconds))
    await eachByItself(deps, waiting, { act: mailTogether, failed: 'messages could not be mailed' })
  })
}
