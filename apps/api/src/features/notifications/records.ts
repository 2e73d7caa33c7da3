import type { PageQuery } from '@podium/contract/list'
import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import {
  type ExpressionBuilder,
  type Generated,
  type JSONColumnType,
  type Selectable,
  sql,
} from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, type Db, findPage, type Tx } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { defaultChoice } from './settings-records.ts'

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

/** A notification before it is inserted. */
export interface NewNotification {
  kind: NotificationKind
  /** Who did it; null where no person did. */
  actorId: number | null
  facts: NotificationFacts
  link: string
  /** Unread notifications of one thread are one, which counts them; null stands for itself. */
  thread: string | null
}

/** What came of telling somebody: the notification at their bell, and whether their devices are told. */
interface Told {
  user_id: number
  /** Null where they switched the bell off for its kind. */
  id: number | null
  push: boolean
  /** How many they have not read, with this one. */
  unread: number
}

/**
 * Inserts a notification for each of some users, but for those who switched its kind off, and says whose
 * devices want it, in one statement whatever their number.
 */
export async function insertNotifications(
  tx: Tx,
  userIds: number[],
  notification: NewNotification,
): Promise<Told[]> {
  const { kind, actorId, facts, link, thread } = notification
  const { bell, push } = defaultChoice(kind)
  const { rows } = await sql<Told>`
    with wanted as (
      select readers.user_id, coalesce(settings.bell, ${bell}) as bell,
             coalesce(settings.push, ${push}) and exists (
               select from push_devices where push_devices.user_id = readers.user_id) as push
      from (select distinct unnest(${userIds}::integer[]) as user_id) readers
      left join notification_settings settings
        on settings.user_id = readers.user_id and settings.kind = ${kind}
    ), recipients as (
      select user_id from wanted where bell
    ), replaced as (
      delete from notifications old using recipients
      where old.user_id = recipients.user_id and old.thread = ${thread}::text and old.read_at is null
      returning old.user_id, coalesce((old.facts->>'count')::integer, 1) as count
    ), inserted as (
      insert into notifications (user_id, kind, actor_id, facts, link, thread, created_at)
      select recipients.user_id, ${kind}, ${actorId}::integer,
             ${JSON.stringify(facts)}::jsonb || case when ${thread}::text is null then '{}'::jsonb
               else jsonb_build_object('count', 1 + coalesce(sum(replaced.count), 0)) end,
             ${link}, ${thread}::text, ${now()}::timestamptz
      from recipients left join replaced on replaced.user_id = recipients.user_id
      group by recipients.user_id
      returning id, user_id
    )
    select wanted.user_id, inserted.id, wanted.push, (
      -- As it was before: without the new one, and still with those that it replaced.
      select count(*) from notifications old
      where old.user_id = wanted.user_id and old.read_at is null
    ) - (select count(*) from replaced where replaced.user_id = wanted.user_id) + 1 as unread
    from wanted left join inserted on inserted.user_id = wanted.user_id`.execute(tx)
  return rows
}

/** How many notifications a user has not read. */
export async function countUnreadOf(db: Db, userId: number): Promise<number> {
  const { unread } = await db
    .selectFrom('notifications')
    .select((query) => query.fn.countAll<number>().as('unread'))
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow()
  return unread
}

/** A page of a user's notifications, the newest first. */
export function findNotifications(
  db: Db,
  userId: number,
  { onlyUnread, ...page }: PageQuery & { onlyUnread: boolean },
) {
  const own = db.selectFrom('notifications').selectAll().where('user_id', '=', userId)
  const wanted = onlyUnread ? own.where('read_at', 'is', null) : own
  return findPage(wanted.orderBy('id', 'desc'), page)
}

/** Marks notifications read: all of a user's, or those with some ids, or of one thread. */
export function markNotificationsRead(
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
  return changesAny(reading)
}

/**
 * Marks what some users have unread of these kinds about one thing as read, and what guardians among them
 * have of its thread; answers who had any.
 */
export async function markAnsweredRead(
  tx: Tx,
  userIds: number[],
  { link, kinds, thread }: AboutOne,
): Promise<number[]> {
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: now() })
    .where('user_id', 'in', userIds)
    .where('read_at', 'is', null)
    .where(isAbout({ link, kinds, thread }))
    .returning('user_id')
    .execute()
  return [...new Set(read.map((row) => row.user_id))]
}

interface AboutOne {
  link: string
  /** None where the thread alone tells them from others. */
  kinds: readonly NotificationKind[]
  /** Of the lines of guardians, which lead elsewhere, or are of whom they look after. */
  thread?: string | undefined
  by?: number
  since?: Date
}

function isAbout({ link, kinds, thread }: AboutOne) {
  return ({ and, eb, or }: ExpressionBuilder<Tables, 'notifications'>) =>
    or([
      ...(kinds.length === 0 ? [] : [and([eb('link', '=', link), eb('kind', 'in', kinds)])]),
      ...(thread === undefined ? [] : [eb('thread', '=', thread)]),
    ])
}

/**
 * Deletes the notifications that a user got of these kinds about one thing, with `by` only those of one
 * actor, with `since` only those from a moment on; answers whether there was any.
 */
export function deleteAbout(
  tx: Tx,
  userId: number,
  { by, since, ...about }: AboutOne,
): Promise<boolean> {
  const told = tx
    .deleteFrom('notifications')
    .where('user_id', '=', userId)
    .where(isAbout(about))
    .$if(by !== undefined, (query) => query.where('actor_id', '=', by ?? null))
    .$if(since !== undefined, (query) => query.where('created_at', '>=', since ?? now()))
  return changesAny(told)
}

/** Forgets what was read before a moment. */
export async function deleteReadBefore(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('notifications').where('read_at', '<', before).execute()
}

/** All notifications of a user, for their export. */
export function findEveryNotification(db: Db, userId: number) {
  return db
    .selectFrom('notifications')
    .select(['kind', 'facts', 'link', 'created_at', 'read_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The admins of this Podium. */
export async function findAdmins(db: Db): Promise<number[]> {
  const admins = await db
    .selectFrom('people')
    .select('id')
    .where((is) => is.and({ role: 'ADMIN', active: true }))
    .execute()
  return admins.map(({ id }) => id)
}
