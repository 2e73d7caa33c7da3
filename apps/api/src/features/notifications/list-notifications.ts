import type { Page, PageQuery } from '@podium/contract/list'
import type { Notification, NotificationKind } from '@podium/contract/notifications'
import type { PersonCard } from '@podium/contract/people'
import type { Db, Tx } from '../../platform/database/index.ts'
import { countUnreadMessages } from '../messages/index.ts'
import { findPeople, type PersonRecord, viewPerson } from '../profiles/index.ts'
import {
  countUnreadOf,
  findNotifications,
  markNotificationsRead,
  type NotificationRecord,
} from './records.ts'

/** A page of a user's notifications. */
export async function listNotifications(
  db: Db,
  userId: number,
  { unread, ...page }: PageQuery & { unread?: string | undefined },
): Promise<Page<Notification>> {
  const onlyUnread = unread === 'true'
  const { list, total } = await findNotifications(db, userId, { ...page, onlyUnread })
  const people = await findPeople(
    db,
    list.flatMap(({ actor_id }) => actor_id ?? []),
  )
  return { list: list.map((record) => viewNotification(record, people)), total }
}

/**
 * Who did what is told. A person who supports, writes or orders has made themselves known to the reader;
 * an athlete the reader follows has not, and is nameless while their page is hidden (`profile.hidden`).
 */
export function viewActor(kind: NotificationKind, person: PersonRecord | undefined): PersonCard {
  return viewPerson(person, { known: !news.has(kind) })
}

/** What is told to who follows an athlete, whether or not the athlete knows them. */
const news: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'followedAchievement',
  'athleteUpdate',
  'competitionNear',
  'goalSet',
  'goalReached',
])

function viewNotification(
  record: NotificationRecord,
  people: Map<number, PersonRecord>,
): Notification {
  const { id, kind, actor_id: actorId, facts, link } = record
  return {
    id,
    kind,
    actor: actorId === null ? null : viewActor(kind, people.get(actorId)),
    facts,
    link,
    at: record.created_at.toISOString(),
    read: record.read_at !== null,
  }
}

/** What a user has not read, of notifications and messages. */
export async function countUnread(db: Db, userId: number) {
  const [notifications, messages] = await Promise.all([
    countUnreadOf(db, userId),
    countUnreadMessages(db, userId),
  ])
  return { notifications, messages }
}

/** Marks some notifications read, or all; the person's other pages hear of it. */
export async function readNotifications(
  tx: Tx,
  userId: number,
  which: { ids?: number[] | undefined; thread?: string },
) {
  const asksForNone = which.ids?.length === 0
  const changed = !asksForNone && (await markNotificationsRead(tx, userId, which))
  const counts = await countUnread(tx, userId)
  if (changed) tx.publish(userId, { type: 'NOTIFICATION', id: 0, unread: counts.notifications })
  return counts
}
