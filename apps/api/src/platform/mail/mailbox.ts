import { type Generated, sql } from 'kysely'
import { now } from '../clock.ts'
import type { Db } from '../database/index.ts'

declare module '../database/tables.ts' {
  interface Tables {
    mailbox_mails: MailboxMail
  }
}

interface MailboxMail {
  id: Generated<number>
  recipient: string
  subject: string
  text: string
  html: string
  at: Date
}

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Keeps a mail for the development mailbox, which stands in for a mail server. */
export async function insertIntoMailbox(db: Db, { to, ...mail }: Mail): Promise<void> {
  await db
    .insertInto('mailbox_mails')
    .values({ recipient: to, ...mail, at: now() })
    .execute()
}

/** The kept mails, newest first. */
export async function listMailbox(
  db: Db,
  recipient?: string,
): Promise<(Mail & { id: number; at: Date })[]> {
  let query = db
    .selectFrom('mailbox_mails')
    .select(['id', 'recipient as to', 'subject', 'text', 'html', 'at'])
    .orderBy('id', 'desc')
    .limit(500)
  if (recipient) query = query.where(sql`lower(recipient)`, '=', recipient.toLowerCase())
  return query.execute()
}

export function findInMailbox(db: Db, id: number): Promise<{ html: string } | undefined> {
  return db.selectFrom('mailbox_mails').select('html').where('id', '=', id).executeTakeFirst()
}
