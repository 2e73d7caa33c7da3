import type { PageQuery } from '@podium/contract/list'
import { sql } from 'kysely'
import { countRows, type Db } from '../../platform/database/index.ts'
import { areFamily } from '../guardianship/index.ts'
import type { MessageRecord } from './conversation-records.ts'

/** A conversation as its owner's inbox shows it. */
export interface InboxRecord extends MessageRecord {
  other_id: number
  unread: number
  they_wrote: boolean
  blocked: boolean
}

/** A page of an inbox, the newest conversation first. */
export async function findInbox(
  db: Db,
  userId: number,
  { _limit, _page }: PageQuery,
): Promise<InboxRecord[]> {
  const { rows } = await sql<InboxRecord>`
    select mine.other_id, mine.unread, theirs.has_written as they_wrote,
           messages.id, messages.sender_id, messages.text, messages.sent_at,
           exists (select from blocks where blocker_id = ${userId} and blocked_id = mine.other_id)
             as blocked
    from conversation_sides mine
    join conversation_sides theirs
      on theirs.user_id = mine.other_id and theirs.other_id = mine.user_id
    join messages on messages.id = mine.last_message_id
    where mine.user_id = ${userId}
    order by mine.last_message_id desc
    limit ${_limit} offset ${_page * _limit}`.execute(db)
  return rows
}

export function countConversations(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('conversation_sides').where('user_id', '=', userId))
}

/**
 * Counts the people whom somebody wrote to first since the month began in Portugal. A guardian and their ward need
 * no first contact, and take none.
 */
export async function countFirstContacts(db: Db, userId: number, at: Date): Promise<number> {
  const { rows } = await sql<{ opened: number }>`
    select count(*) as opened from conversations
    where opened_by = ${userId}
      and opened_at >= date_trunc('month', ${at}::timestamptz at time zone 'Europe/Lisbon')
          at time zone 'Europe/Lisbon'
      and not ${areFamily(sql<number>`low_id`, sql<number>`high_id`)}`.execute(db)
  return rows[0]?.opened ?? 0
}

/** Everything somebody wrote and was written, for their export. */
export function findEveryMessage(db: Db, userId: number) {
  return db
    .selectFrom('conversation_sides')
    .innerJoin('messages', 'messages.conversation_id', 'conversation_sides.conversation_id')
    .select(['conversation_sides.other_id', 'messages.sender_id', 'text', 'sent_at'])
    .where('conversation_sides.user_id', '=', userId)
    .orderBy('messages.id')
    .execute()
}
