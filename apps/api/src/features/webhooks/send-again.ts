import { randomUUID } from 'node:crypto'
import { type Delivery, pingType } from '@podium/contract/webhooks'
import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { wake } from './deliver.ts'
import { lockEndpoint, type Own } from './endpoint-records.ts'
import {
  findEvent,
  findOwnDelivery,
  insertDeliveries,
  insertEvent,
  lockWaiting,
} from './event-records.ts'
import { tryNow } from './queue-records.ts'
import { readDelivery } from './read-endpoints.ts'

/** Sends a ping, which is about nothing and waits for nothing. */
export async function testEndpoint(tx: Tx, own: Own): Promise<Delivery> {
  if (!(await lockEndpoint(tx, own))) refuse('entityDoesNotExist')
  const event = await insertEvent(tx, {
    user_id: own.userId,
    person_id: null,
    type: pingType,
    subject: `${pingType}:${randomUUID()}`,
    data: '{}',
  })
  return deliver(tx, event, own.id)
}

async function deliver(
  tx: Tx,
  event: { id: number; subject: string },
  endpointId: number,
): Promise<Delivery> {
  const [delivery] = await insertDeliveries(tx, event, [endpointId])
  await wake(tx)
  return readDelivery(tx, delivery?.id ?? 0)
}

/**
 * Sends an event once more: as a delivery of its own, behind what waits about the same. What waits itself
 * is tried now, so that a second press sends nothing twice.
 */
export async function replayDelivery(
  tx: Tx,
  { id, userId }: { id: number; userId: number },
): Promise<Delivery> {
  const found = (await findOwnDelivery(tx, { id, userId })) ?? refuse('entityDoesNotExist')
  const { event_id: eventId, endpoint_id: endpointId } = found
  const endpoint =
    (await lockEndpoint(tx, { id: endpointId, userId })) ?? refuse('entityDoesNotExist')
  const event = (await findEvent(tx, eventId)) ?? refuse('entityDoesNotExist')
  if (endpoint.state === 'GONE' || event.data === null) refuse('stateChanged')
  const waiting = await lockWaiting(tx, { eventId, endpointId })
  if (!waiting) return deliver(tx, event, endpointId)
  await tryNow(tx, waiting.id)
  await wake(tx)
  return readDelivery(tx, waiting.id)
}
