import { pingType, type DeliveryError } from '@podium/contract/webhooks'
import { sql } from 'kysely'
import { minute, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { EndpointRecord } from './endpoint-records.ts'
import type { EventRecord } from './event-records.ts'

/**
 * How long a delivery is left to the worker that took it. Longer than a try and writing down how it went
 * can take; where the worker died it is due again then.
 */
const takenSeconds = 30

/** Which endpoints are sent to now: those that run, of people who are not suspended; a ping goes to any. */
const isTold = sql`(
  (e.state = 'ON' or d.subject like ${`${pingType}:%`}) and not exists (
    select from profiles p where p.user_id = e.user_id and p.suspended_at is not null))`

const isDue = () => sql`d.state = 'WAITING' and d.due_at <= ${now()}::timestamptz`

/**
 * Endpoints with something due, but for those that are being sent to. From endpoint to endpoint along the
 * index: however much waits at one of them, the others are found at once.
 */
export async function findDueEndpoints(
  db: Db,
  busy: readonly number[],
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive waiting (id) as (
      (select endpoint_id from webhook_deliveries
       where state = 'WAITING' and due_at is not null order by endpoint_id limit 1)
      union all
      select (select d.endpoint_id from webhook_deliveries d
              where d.state = 'WAITING' and d.due_at is not null and d.endpoint_id > waiting.id
              order by d.endpoint_id limit 1)
      from waiting where waiting.id is not null
    )
    select e.id from waiting join webhook_endpoints e on e.id = waiting.id
    where e.id <> all(${[...busy]}::integer[]) and exists (
      select from webhook_deliveries d where d.endpoint_id = e.id and ${isDue()} and ${isTold})
    limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A delivery that a worker has taken, with all it takes to send it. */
export interface TakenDelivery
  extends
    Pick<EndpointRecord, 'url' | 'salt' | 'old_salt' | 'old_until'>,
    Pick<EventRecord, 'type' | 'at' | 'data'> {
  id: number
  event_id: number
  subject: string
  /** This try included: the worker that writes down how it went says which try it was. */
  attempts: number
  give_up_at: Date
}

/** Takes what is due at an endpoint, the longest due first. */
export async function takeDue(tx: Tx, endpointId: number, limit: number): Promise<TakenDelivery[]> {
  const { rows } = await sql<TakenDelivery>`
    with taken as (
      select d.id from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where d.endpoint_id = ${endpointId} and ${isDue()} and ${isTold}
      order by d.due_at, d.id limit ${limit} for update of d skip locked
    )
    update webhook_deliveries d
    set due_at = ${secondsFromNow(takenSeconds)}, attempts = attempts + 1, tried_at = ${now()}
    from taken, webhook_events v, webhook_endpoints e
    where d.id = taken.id and v.id = d.event_id and e.id = d.endpoint_id
    returning d.id, d.event_id, d.subject, d.attempts, d.give_up_at,
      v.type, v.at, v.data, e.url, e.salt, e.old_salt, e.old_until`.execute(tx)
  return rows
}

/** How a try went, as it is kept. */
export interface Tried {
  id: number
  attempts: number
  state: 'WAITING' | 'DELIVERED' | 'FAILED'
  /** When it is tried again; null where it is over. */
  dueAt: Date | null
  status: number | null
  error: DeliveryError | null
  durationMs: number
  answer: string
  signature: string
}

/**
 * Writes down how tries went, and lets follow what waited behind those that are over. A try that another
 * worker has taken over meanwhile is no longer this one's to tell of.
 */
export async function recordTries(
  tx: Tx,
  endpointId: number,
  tries: readonly Tried[],
): Promise<void> {
  const { rows } = await sql<{ subject: string; state: string }>`
    update webhook_deliveries d set
      state = t.state, due_at = t."dueAt", status = t.status, error = t.error,
      duration_ms = t."durationMs", answer = t.answer, signature = t.signature
    from jsonb_to_recordset(${JSON.stringify(tries)}::jsonb) as t (
      id integer, attempts integer, state text, "dueAt" timestamptz, status integer, error text,
      "durationMs" integer, answer text, signature text)
    where d.id = t.id and d.attempts = t.attempts and d.state = 'WAITING'
    returning d.subject, d.state`.execute(tx)
  const over = rows.filter(({ state }) => state !== 'WAITING').map(({ subject }) => subject)
  if (over.length > 0) await letFollow(tx, endpointId, over)
}

/** Makes due what stands first of each of these subjects. */
async function letFollow(tx: Tx, endpointId: number, subjects: readonly string[]): Promise<void> {
  await sql`
    update webhook_deliveries set due_at = ${now()}
    where state = 'WAITING' and due_at is null and id in (
      select min(id) from webhook_deliveries
      where endpoint_id = ${endpointId} and state = 'WAITING'
        and subject = any(${[...subjects]}::text[])
      group by subject)`.execute(tx)
}

/** Has everything that is to be tried again at an endpoint tried now; what is being tried stays. */
export async function pullForward(tx: Tx, endpointId: number): Promise<void> {
  await sql`
    update webhook_deliveries set due_at = ${now()}
    where endpoint_id = ${endpointId} and state = 'WAITING'
      and due_at > ${secondsFromNow(takenSeconds)}`.execute(tx)
}

/** Ends everything that waits at an endpoint that is gone. */
export async function giveUpAll(tx: Tx, endpointId: number): Promise<void> {
  await sql`
    update webhook_deliveries
    set state = 'FAILED', due_at = null, error = coalesce(error, 'NOT_SENT')
    where endpoint_id = ${endpointId} and state = 'WAITING'`.execute(tx)
}

/**
 * Ends what waited for two days at endpoints that are told nothing meanwhile, or for one that went while
 * it was written, and lets follow what stood behind it.
 */
export async function giveUpUntold(tx: Tx): Promise<void> {
  const { rows } = await sql<{ endpoint_id: number; subject: string }>`
    update webhook_deliveries d
    set state = 'FAILED', due_at = null, error = coalesce(d.error, 'NOT_SENT')
    from webhook_endpoints e
    where e.id = d.endpoint_id and d.state = 'WAITING' and not ${isTold}
      and (d.give_up_at <= ${now()} or e.state = 'GONE')
    returning d.endpoint_id, d.subject`.execute(tx)
  for (const id of new Set(rows.map(({ endpoint_id: endpointId }) => endpointId))) {
    const over = rows.filter(({ endpoint_id: endpointId }) => endpointId === id)
    await letFollow(
      tx,
      id,
      over.map(({ subject }) => subject),
    )
  }
}

/** When the next delivery falls due within a minute; null where none does. */
export async function nextDue(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ due_at: Date | null }>`
    select min(d.due_at) as due_at from webhook_deliveries d
    join webhook_endpoints e on e.id = d.endpoint_id
    where d.state = 'WAITING' and d.due_at > ${now()} and d.due_at <= ${secondsFromNow(minute)}
      and ${isTold}`.execute(db)
  return rows[0]?.due_at ?? null
}

/** Makes a delivery due now, unless it is being tried or stands behind another. */
export async function tryNow(tx: Tx, id: number): Promise<void> {
  await sql`
    update webhook_deliveries set due_at = ${now()}
    where id = ${id} and state = 'WAITING' and due_at > ${secondsFromNow(takenSeconds)}`.execute(tx)
}
