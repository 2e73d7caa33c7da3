import type { Page } from '@podium/contract/list'
import type { Delivery, Webhook } from '@podium/contract/webhooks'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findListed, type ListedEndpoint, type Own } from './endpoint-records.ts'
import { findDelivery, findLog, type LoggedDelivery } from './event-records.ts'
import { bodyOf } from './send.ts'

export async function listEndpoints(db: Db, userId: number): Promise<Webhook[]> {
  return (await findListed(db, { userId })).map(viewEndpoint)
}

/** An endpoint of the caller's own; others are not there (`entityDoesNotExist`). */
export async function requireListed(db: Db, own: Own): Promise<Webhook> {
  const [found] = await findListed(db, own)
  return found ? viewEndpoint(found) : refuse('entityDoesNotExist')
}

function viewEndpoint(endpoint: ListedEndpoint): Webhook {
  const { id, url, events, state, waiting, last_at, last_state, old_until } = endpoint
  return {
    id,
    url,
    events,
    state,
    createdAt: endpoint.created_at.toISOString(),
    failingSince: endpoint.failing_since?.toISOString() ?? null,
    oldSecretUntil: old_until && old_until > now() ? old_until.toISOString() : null,
    waiting,
    last: last_at && last_state && { at: last_at.toISOString(), state: last_state },
  }
}

/** A page of the log of an endpoint (`webhooks.log`). */
export async function readLog(
  db: Db,
  own: Own,
  page: Parameters<typeof findLog>[2],
): Promise<Page<Delivery>> {
  const { state } = await requireListed(db, own)
  const { list, total } = await findLog(db, own.id, page)
  return { list: list.map((one) => viewDelivery(one, state !== 'GONE')), total }
}

export async function readDelivery(db: Db, id: number): Promise<Delivery> {
  const found = (await findDelivery(db, id)) ?? refuse('entityDoesNotExist')
  return viewDelivery(found, true)
}

function viewDelivery(delivery: LoggedDelivery, isThere: boolean): Delivery {
  const { id, event_id: eventId, type, state, attempts, status, error, at, answer, data } = delivery
  const { tried_at: triedAt, due_at: dueAt, duration_ms: durationMs, signature } = delivery
  return {
    id,
    eventId,
    type,
    state,
    at: at.toISOString(),
    attempts,
    lastAt: triedAt?.toISOString() ?? null,
    nextAt: dueAt?.toISOString() ?? null,
    status,
    error,
    durationMs,
    answer,
    body: bodyOf({ id: eventId, type, at, data }),
    signature,
    replayable: isThere && data !== null && (state !== 'WAITING' || dueAt !== null),
  }
}
