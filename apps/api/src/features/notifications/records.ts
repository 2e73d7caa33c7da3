import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import { type Generated, type JSONColumnType, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notifications: NotificationsTable
  }
}

interface NotificationsTable {
  id: Generated<number>
  user_id: number
  kind: NotificationKind
  actor_id: number | null
  facts: JSONColumnType<NotificationFacts>
  link: string
  thread: string | null
  created_at: Date
  read_at: Date | null
}

export type NotificationRecord = Selectable<NotificationsTable>

/** What somebody is told. */
export interface News {
  kind: NotificationKind
  /** Who did it; null where it was nobody in particular. */
  actorId: number | null
  facts: NotificationFacts
  link: string
  /** Unread news of one thread are one, which counts them; null stands for itself. */
  thread: string | null
}

/**
 * Tells each of some people the same, but for those who switched its kind off. Answers for each told
 * the id of what they were told, in one statement whatever their number.
 */
export async function insertNews(
  tx: Tx,
  userIds: number[],
  news: News,
): Promise<{ id: number; user_id: number }[]> {
  const { kind, actorId, facts, link, thread } = news
  const { rows } = await sql<{ id: number; user_id: number }>`
    with told as (
      select user_id from unnest(${userIds}::integer[]) as told (user_id)
      where not exists (
        select from notification_settings settings
        where settings.user_id = told.user_id and settings.kind = ${kind} and not settings.bell)
    ), replaced as (
      delete from notifications old using told
      where old.user_id = told.user_id and old.thread = ${thread}::text and old.read_at is null
      returning old.user_id, coalesce((old.facts->>'count')::integer, 1) as count
    )
    insert into notifications (user_id, kind, actor_id, facts, link, thread, created_at)
    select told.user_id, ${kind}, ${actorId}::integer,
           ${JSON.stringify(facts)}::jsonb || case when ${thread}::text is null then '{}'::jsonb
             else jsonb_build_object('count', 1 + coalesce(sum(replaced.count), 0)) end,
           ${link}, ${thread}::text, ${now()}::timestamptz
    from told left join replaced on replaced.user_id = told.user_id
    group by told.user_id
    returning id, user_id`.execute(tx)
  return rows
}

/** How many notifications each of some people has not read. */
export async function countUnreadOf(db: Db, userIds: number[]): Promise<Map<number, number>> {
  const counts = await db
    .selectFrom('notifications')
    .select((one) => ['user_id', one.fn.countAll<number>().as('unread')])
    .where('user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .where('read_at', 'is', null)
    .groupBy('user_id')
    .execute()
  return new Map(counts.map(({ user_id, unread }) => [user_id, unread]))
}

/** A page of somebody's notifications, the newest first. */
export async function findNews(
  db: Db,
  userId: number,
  page: { onlyUnread: boolean; limit: number; offset: number },
) {
  const own = db.selectFrom('notifications').where('user_id', '=', userId)
  const wanted = page.onlyUnread ? own.where('read_at', 'is', null) : own
  const [list, { total }] = await Promise.all([
    wanted.selectAll().orderBy('id', 'desc').limit(page.limit).offset(page.offset).execute(),
    wanted.select((one) => one.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { list, total }
}

/** Marks notifications read: all of somebody's, or those with some ids, or of one thread. */
export async function markNewsRead(
  tx: Tx,
  userId: number,
  which: { ids?: number[] | undefined; thread?: string },
): Promise<boolean> {
  let reading = tx
    .updateTable('notifications')
    .set({ read_at: now() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
  if (which.ids) reading = reading.where('id', 'in', which.ids)
  if (which.thread) reading = reading.where('thread', '=', which.thread)
  return (await reading.executeTakeFirst()).numUpdatedRows > 0n
}

/** Forgets what was read before a moment. */
export async function deleteReadBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('read_at', '<', before).execute()
}

/** Everything somebody was told, for their export. */
export function findEveryNews(db: Db, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'facts', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** Everybody who runs this Podium. */
export async function findAdmins(db: Db): Promise<number[]> {
  const admins = await db
    .selectFrom('people')
    .select('id')
    .where('role', '=', 'ADMIN')
    .where('active', '=', true)
    .execute()
  return admins.map(({ id }) => id)
}
