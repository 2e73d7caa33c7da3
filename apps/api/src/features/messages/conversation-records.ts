import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    conversations: ConversationsTable
    conversation_sides: ConversationSidesTable
    messages: MessagesTable
  }
}

interface ConversationsTable {
  id: Generated<number>
  low_id: number
  high_id: number
  opened_by: number
  opened_at: Date
}

interface ConversationSidesTable {
  user_id: number
  other_id: number
  conversation_id: number
  last_message_id: Generated<number>
  read_message_id: Generated<number>
  mailed_message_id: Generated<number>
  unread: Generated<number>
  has_written: Generated<boolean>
  read_at: Date | null
  mail_waits: Generated<boolean>
}

interface MessagesTable {
  id: Generated<number>
  conversation_id: number
  sender_id: number
  text: string
  sent_at: Date
}

export interface MessageRecord {
  id: number
  sender_id: number
  text: string
  sent_at: Date
}

/** The conversation of two people, with both its sides; made by whoever comes first. */
export async function openConversation(tx: Tx, openedBy: number, otherId: number): Promise<number> {
  const [low, high] = [Math.min(openedBy, otherId), Math.max(openedBy, otherId)]
  const { rows } = await sql<{ id: number }>`
    with opened as (
      insert into conversations (low_id, high_id, opened_by, opened_at)
      values (${low}, ${high}, ${openedBy}, ${now()})
      on conflict (low_id, high_id) do nothing returning id
    ), sides as (
      insert into conversation_sides (user_id, other_id, conversation_id)
      select side.user_id, side.other_id, opened.id
      from opened, (values (${low}::integer, ${high}::integer), (${high}::integer, ${low}::integer))
        as side (user_id, other_id)
    )
    select id from opened`.execute(tx)
  return rows[0]?.id ?? findConversation(tx, low, high)
}

async function findConversation(db: Db, low: number, high: number): Promise<number> {
  const { id } = await db
    .selectFrom('conversations')
    .select('id')
    .where((is) => is.and({ low_id: low, high_id: high }))
    .executeTakeFirstOrThrow()
  return id
}

/** Locks a conversation for writing until the transaction ends, so that ids tell the order. */
export async function lockConversation(tx: Tx, id: number): Promise<void> {
  await tx.selectFrom('conversations').select('id').where('id', '=', id).forUpdate().execute()
}

/** Adds a message, and to the other side's unread ones. */
export async function insertMessage(
  tx: Tx,
  message: { conversationId: number; senderId: number; text: string },
): Promise<MessageRecord> {
  const { conversationId, senderId, text } = message
  const { rows } = await sql<MessageRecord>`
    with sent as (
      insert into messages (conversation_id, sender_id, text, sent_at)
      values (${conversationId}, ${senderId}, ${text}, ${now()})
      returning id, sender_id, text, sent_at
    ), sides as (
      update conversation_sides set
        last_message_id = sent.id,
        has_written = has_written or user_id = ${senderId},
        unread = unread + case when user_id = ${senderId} then 0 else 1 end
      from sent where conversation_id = ${conversationId}
    )
    select id, sender_id, text, sent_at from sent`.execute(tx)
  const [sent] = rows
  if (!sent) throw new Error('the message was not kept')
  return sent
}

// Written out: an index for unread ones alone is not found for a parameter.
const isUnread = sql<boolean>`unread > 0`

/**
 * Marks read what the other side wrote, up to a message or all of it; who reads is there also where nothing
 * was unread. Answers whether any was, and whether none is left.
 */
export async function markRead(
  tx: Tx,
  { userId, otherId, upTo }: { userId: number; otherId: number; upTo?: number | undefined },
): Promise<{ any: boolean; all: boolean }> {
  // What comes meanwhile is counted once it is there: with a lock of its own, before anything is read.
  await tx
    .selectFrom('conversation_sides')
    .select('user_id')
    .where((is) => is.and({ user_id: userId, other_id: otherId }))
    .forUpdate()
    .execute()
  const { rows } = await sql<{ before: number; left: number }>`
    with seen as (
      select conversation_id, unread as before,
             least(last_message_id, coalesce(${upTo ?? null}::integer, last_message_id)) as id
      from conversation_sides where user_id = ${userId} and other_id = ${otherId}
    ), later as (
      select count(*)::integer as left from messages, seen
      where messages.conversation_id = seen.conversation_id and sender_id = ${otherId}
        and messages.id > seen.id
    )
    update conversation_sides side set
      unread = least(side.unread, later.left),
      read_message_id = greatest(side.read_message_id, seen.id),
      read_at = ${now()},
      mail_waits = side.mail_waits and least(side.unread, later.left) > 0
    from seen, later where side.user_id = ${userId} and side.other_id = ${otherId}
    returning seen.before, side.unread as left`.execute(tx)
  const [side] = rows
  return { any: side !== undefined && side.left < side.before, all: side?.left === 0 }
}

/** Messages somebody has not read, in all their conversations. */
export async function countUnreadMessages(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('conversation_sides')
    .select(sql<number>`coalesce(sum(unread), 0)::integer`.as('unread'))
    .where('user_id', '=', userId)
    .where(isUnread)
    .executeTakeFirstOrThrow()
  return unread
}

/** A page of a conversation, the newest messages first. */
export function findMessages(
  db: Db,
  conversationId: number,
  page: { before?: number | undefined; limit: number },
): Promise<MessageRecord[]> {
  const messages = db
    .selectFrom('messages')
    .select(['id', 'sender_id', 'text', 'sent_at'])
    .where('conversation_id', '=', conversationId)
  const older = page.before ? messages.where('id', '<', page.before) : messages
  return older.orderBy('id', 'desc').limit(page.limit).execute()
}

/** A message that somebody wrote or was written, for a report of it. */
export function findMessageOf(db: Db, userId: number, messageId: number) {
  return db
    .selectFrom('messages')
    .innerJoin('conversation_sides', (join) =>
      join
        .onRef('conversation_sides.conversation_id', '=', 'messages.conversation_id')
        .on('conversation_sides.user_id', '=', userId),
    )
    .select(['messages.id', 'messages.sender_id', 'messages.text'])
    .where('messages.id', '=', messageId)
    .executeTakeFirst()
}
