import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** The conversations in which somebody has unread messages, the newest first. */
export async function waitingMessages(db: Db, userId: number, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; other_id: number; unread: number; sent_at: Date }>`
    select count(*) over () as total, mine.other_id, mine.unread, messages.sent_at
    from conversation_sides mine join messages on messages.id = mine.last_message_id
    where mine.user_id = ${userId} and mine.unread > 0
    order by mine.last_message_id desc limit ${most}`.execute(db)
  return countedList(rows, ({ other_id, unread, sent_at }) => ({
    id: other_id,
    since: sent_at,
    deadline: null,
    personId: other_id,
    facts: { count: unread },
  }))
}

/** The requests of institutions that no admin answered, the oldest first. */
export async function waitingContactRequests(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; id: number; title: string; created_at: Date }>`
    select count(*) over () as total, id, coalesce(nullif(organisation, ''), name) as title, created_at
    from contact_requests where answered_at is null order by id limit ${most}`.execute(db)
  return countedList(rows, ({ id, title, created_at }) => ({
    id,
    since: created_at,
    deadline: null,
    personId: null,
    facts: { title },
  }))
}
