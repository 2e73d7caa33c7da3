import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The conversations in which a member has unread messages, the newest first. */
export function waitingMessages(db: Db, userId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, mine.other_id as id, mine.other_id as "personId",
      messages.sent_at as since, mine.unread as count
    from conversation_sides mine join messages on messages.id = mine.last_message_id
    where mine.user_id = ${userId} and mine.unread > 0
    order by mine.last_message_id desc limit ${most}`
  return waitingList(db, statement)
}

/** The requests of institutions that no admin answered, the oldest first. */
export function waitingContactRequests(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, created_at as since,
      coalesce(nullif(organisation, ''), name) as title
    from contact_requests where answered_at is null order by id limit ${most}`
  return waitingList(db, statement)
}
