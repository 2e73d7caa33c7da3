import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { areFamily, areGuarded } from '../guardianship/index.ts'
import { apartFrom } from './block-records.ts'

/**
 * Locks the turn to mail somebody about messages now: given when they were not mailed since a
 * moment, so that of many messages in an hour one is mailed at once and the rest together.
 */
export async function lockMailTurn(tx: Tx, userId: number, notSince: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into message_settings (user_id) values (${userId})
    on conflict (user_id) do update set mailed_at = message_settings.mailed_at
      where message_settings.mailed_at is null or message_settings.mailed_at < ${notSince}
    returning user_id`.execute(tx)
  return rows.length > 0
}

/** Uses the turn up. */
export async function markMailed(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('message_settings')
    .set({ mailed_at: now() })
    .where('user_id', '=', userId)
    .execute()
}

/** When somebody last read what another person wrote. */
export async function findReadAt(db: Db, userId: number, otherId: number): Promise<Date | null> {
  const side = await db
    .selectFrom('conversation_sides')
    .select('read_at')
    .where((is) => is.and({ user_id: userId, other_id: otherId }))
    .executeTakeFirst()
  return side?.read_at ?? null
}

/** Lets what one person wrote to another wait to be mailed. */
export async function letWait(tx: Tx, userId: number, otherId: number): Promise<void> {
  await tx
    .updateTable('conversation_sides')
    .set({ mail_waits: true })
    .where((is) => is.and({ user_id: userId, other_id: otherId }))
    .execute()
}

/** People for whom messages wait, and who were not mailed since a moment. */
export async function findWaiting(db: Db, notSince: Date): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct sides.user_id from conversation_sides sides
    left join message_settings settings on settings.user_id = sides.user_id
    where sides.mail_waits and (settings.mailed_at is null or settings.mailed_at < ${notSince})
    order by sides.user_id limit 1000`.execute(db)
  return rows.map((row) => row.user_id)
}

/** What somebody has neither read nor been mailed of one person. */
export interface Unmailed {
  other_id: number
  name: string
  last_name: string
  count: number
  text: string
}

/**
 * Whether the words of who wrote do not reach the reader any more (`mayReach`): across a block, where a
 * guardian keeps the two apart, or since an admin took the writer out of view.
 */
const areKeptApart = (userId: number) => {
  const [reader, writer] = [sql<number>`${userId}::integer`, sql<number>`people.id`]
  return sql`(people.role <> 'ADMIN' and (
    exists (select from profiles where user_id = people.id and hidden_by_admin)
    or ${areGuarded(reader, writer)}
    or ${apartFrom(userId, 'people.id')} and not ${areFamily(reader, writer)}))`
}

/**
 * Takes what waits for somebody, the newest person first; it will not be taken again. What does not reach
 * them any more is taken too, and told to nobody.
 */
export async function takeUnmailed(tx: Tx, userId: number): Promise<Unmailed[]> {
  const { rows } = await sql<Unmailed>`
    with waiting as (
      update conversation_sides sides
      set mail_waits = false, mailed_message_id = sides.last_message_id
      from conversation_sides before
      where sides.user_id = ${userId} and sides.mail_waits
        and before.user_id = sides.user_id and before.other_id = sides.other_id
      returning sides.other_id, sides.conversation_id,
                greatest(before.read_message_id, before.mailed_message_id) as seen_id
    )
    select waiting.other_id, people.name, people.last_name, unseen.count, unseen.text
    from waiting
    join people on people.id = waiting.other_id and people.active
    cross join lateral (
      select count(*) as count, (array_agg(text order by id desc))[1] as text, max(id) as last_id
      from messages
      where conversation_id = waiting.conversation_id and id > waiting.seen_id
        and sender_id = waiting.other_id
    ) unseen
    where unseen.count > 0 and not ${areKeptApart(userId)}
    order by unseen.last_id desc`.execute(tx)
  return rows
}
