import {
  pingType,
  type DeliveryError,
  type DeliveryState,
  type WebhookType,
} from '@podium/contract/webhooks'
import { type Generated, type Selectable, sql } from 'kysely'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_events: EventsTable
    webhook_deliveries: DeliveriesTable
  }
}

interface EventsTable {
  id: Generated<number>
  user_id: number
  person_id: number | null
  type: WebhookType | typeof pingType
  subject: string
  at: Date
  data: string | null
}

interface DeliveriesTable {
  id: Generated<number>
  endpoint_id: number
  event_id: number
  subject: string
  state: Generated<DeliveryState>
  created_at: Date
  give_up_at: Date
  due_at: Date | null
  attempts: Generated<number>
  tried_at: Generated<Date | null>
  status: Generated<number | null>
  error: Generated<DeliveryError | null>
  duration_ms: Generated<number | null>
  answer: Generated<string>
  signature: Generated<string>
}

export type EventRecord = Selectable<EventsTable>
export type DeliveryRecord = Selectable<DeliveriesTable>

/** How long something is tried, from when it happened or was asked for again. */
const triedSeconds = 2 * day

export function insertEvent(tx: Tx, event: Omit<EventRecord, 'id' | 'at'>): Promise<EventRecord> {
  return tx
    .insertInto('webhook_events')
    .values({ ...event, at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The endpoints of a member that are told of a type; none of them is deleted before the transaction ends. */
export async function findEndpointsFor(
  tx: Tx,
  userId: number,
  type: WebhookType,
): Promise<number[]> {
  const found = await tx
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '<>', 'GONE')
    .where(sql<boolean>`${type} = any(events)`)
    .orderBy('id')
    .forKeyShare()
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Adds a delivery of an event to some endpoints. Where one about the same waits already, the new one
 * stands behind it: a worker that is ending the earlier one this moment is waited for, or would not see
 * the new one that has to follow.
 */
export async function insertDeliveries(
  tx: Tx,
  { id, subject }: Pick<EventRecord, 'id' | 'subject'>,
  endpointIds: readonly number[],
): Promise<DeliveryRecord[]> {
  const { rows: ahead } = await sql<{ endpoint_id: number }>`
    select endpoint_id from webhook_deliveries
    where endpoint_id = any(${[...endpointIds]}::integer[]) and subject = ${subject}
      and state = 'WAITING'
    order by id for share`.execute(tx)
  const blocked = new Set(ahead.map(({ endpoint_id: endpointId }) => endpointId))
  return tx
    .insertInto('webhook_deliveries')
    .values(
      endpointIds.map((endpointId) => ({
        endpoint_id: endpointId,
        event_id: id,
        subject,
        created_at: now(),
        give_up_at: secondsFromNow(triedSeconds),
        due_at: blocked.has(endpointId) ? null : now(),
      })),
    )
    .returningAll()
    .execute()
}

/** A delivery with the event it brings. */
export interface LoggedDelivery extends DeliveryRecord {
  type: EventRecord['type']
  at: Date
  data: string | null
}

const logged = (db: Db) =>
  db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .selectAll('webhook_deliveries')
    .select(['webhook_events.type', 'webhook_events.at', 'webhook_events.data'])

/** A page of the log of an endpoint, the latest first, and how long it is. */
export async function findLog(
  db: Db,
  endpointId: number,
  page: { state?: DeliveryState | undefined; _page: number; _limit: number },
): Promise<{ list: LoggedDelivery[]; total: number }> {
  const { state } = page
  const counted = db
    .selectFrom('webhook_deliveries')
    .select(sql<number>`count(*)::integer`.as('total'))
    .where('endpoint_id', '=', endpointId)
    .$if(state !== undefined, (query) => query.where('state', '=', state as DeliveryState))
  const [list, { total }] = await Promise.all([
    logged(db)
      .where('endpoint_id', '=', endpointId)
      .$if(state !== undefined, (query) => query.where('state', '=', state as DeliveryState))
      .orderBy('webhook_deliveries.id', 'desc')
      .limit(page._limit)
      .offset(page._page * page._limit)
      .execute(),
    counted.executeTakeFirstOrThrow(),
  ])
  return { list, total }
}

export function findDelivery(db: Db, id: number): Promise<LoggedDelivery | undefined> {
  return logged(db).where('webhook_deliveries.id', '=', id).executeTakeFirst()
}

/** A delivery of an endpoint of a member's own, with that endpoint. */
export function findOwnDelivery(db: Db, { id, userId }: { id: number; userId: number }) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_endpoints', 'webhook_endpoints.id', 'webhook_deliveries.endpoint_id')
    .select(['webhook_deliveries.event_id', 'webhook_deliveries.endpoint_id'])
    .where('webhook_deliveries.id', '=', id)
    .where('webhook_endpoints.user_id', '=', userId)
    .executeTakeFirst()
}

/** The delivery of an event that waits at an endpoint, locked. */
export function lockWaiting(
  tx: Tx,
  { eventId, endpointId }: { eventId: number; endpointId: number },
): Promise<DeliveryRecord | undefined> {
  return tx
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where((is) => is.and({ event_id: eventId, endpoint_id: endpointId, state: 'WAITING' }))
    .forUpdate()
    .executeTakeFirst()
}

export function findEvent(db: Db, id: number): Promise<EventRecord | undefined> {
  return db.selectFrom('webhook_events').selectAll().where('id', '=', id).executeTakeFirst()
}

// --- forgetting ----------------------------------------------------------------------------------

/** Deletes ended deliveries that are older than the log keeps, or beyond what it keeps of an endpoint. */
export async function forgetDeliveries(
  tx: Tx,
  { before, kept }: { before: Date; kept: number },
): Promise<void> {
  await sql`
    delete from webhook_deliveries d using (
      select id, created_at, row_number() over (partition by endpoint_id order by id desc) as place
      from webhook_deliveries where state <> 'WAITING') ended
    where ended.id = d.id and (ended.place > ${kept} or ended.created_at < ${before})`.execute(tx)
  await sql`
    delete from webhook_events e where not exists (
      select from webhook_deliveries d where d.event_id = e.id)`.execute(tx)
}

/** Takes out what waits to be told of somebody, and blanks what was told of them. */
export async function forgetAbout(tx: Tx, personId: number): Promise<void> {
  await sql`
    delete from webhook_deliveries d using webhook_events e
    where e.id = d.event_id and e.person_id = ${personId} and d.state = 'WAITING'`.execute(tx)
  await sql`
    update webhook_events set data = null
    where person_id = ${personId} and data is not null`.execute(tx)
}

/** Blanks sent events that tell of people who have closed their accounts. */
export async function blankAboutClosed(tx: Tx): Promise<void> {
  await sql`
    update webhook_events e set data = null
    from users u
    where u.id = e.person_id and u.closed_at is not null and e.data is not null
      and not exists (
        select from webhook_deliveries d where d.event_id = e.id and d.state = 'WAITING')`.execute(
    tx,
  )
}

/** What was told, and how that went, for the export of its owner. */
export function findEveryDelivery(db: Db, userId: number) {
  return db
    .selectFrom('webhook_deliveries')
    .innerJoin('webhook_events', 'webhook_events.id', 'webhook_deliveries.event_id')
    .select([
      'webhook_deliveries.endpoint_id',
      'webhook_events.type',
      'webhook_events.at',
      'webhook_deliveries.state',
      'webhook_deliveries.attempts',
      'webhook_deliveries.status',
      'webhook_events.data',
    ])
    .where('webhook_events.user_id', '=', userId)
    .orderBy('webhook_deliveries.id')
    .execute()
}
