import { orderMoves } from '@podium/contract/order-rules'
import type { WebhookType } from '@podium/contract/webhooks'
import type { Tx } from '../../platform/database/index.ts'
import type { DomainEvent } from '../../platform/domain-event.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findAccounts } from '../identity/index.ts'
import { findProfiles } from '../profiles/index.ts'
import { type OrderFacts, orderMoved, orderPlaced, readOrder } from '../orders/index.ts'
import { findUntold, readUpdates, updatePublished } from '../season/index.ts'
import {
  readSupport,
  supportAccepted,
  supportCancelled,
  supportClosed,
  supportEnded,
  type SupportFacts,
  supportRejected,
  supportRequested,
  supportUnanswered,
} from '../support/index.ts'
import { wake } from './deliver.ts'
import { findListeners } from './endpoint-records.ts'
import { findEndpointsFor, insertDeliveries, insertEvent } from './event-records.ts'

/** Where handlers of events are added. */
interface Handlers {
  on<T>(event: DomainEvent<T>, handler: (tx: Tx, what: T) => Promise<void>): unknown
}

/** Writes each event that endpoints are told of, in the transaction of what happened (`webhooks.events`). */
export function connectWebhooks(handlers: Handlers): void {
  const support = (type: WebhookType) => (tx: Tx, facts: SupportFacts) =>
    tellSupport(tx, type, facts)
  handlers.on(supportRequested, support('support.requested'))
  handlers.on(supportAccepted, async (tx, { extendedId, ...facts }) => {
    const over = extendedId !== null && { ...facts, supportId: extendedId }
    if (over) await tellSupport(tx, 'support.ended', over)
    await tellSupport(tx, 'support.accepted', facts)
  })
  for (const ending of [supportRejected, supportUnanswered, supportEnded]) {
    handlers.on<SupportFacts>(ending, support('support.ended'))
  }
  handlers.on(supportCancelled, support('support.ended'))
  handlers.on(supportClosed, support('support.ended'))
  handlers.on(orderPlaced, (tx, order) => tellOrder(tx, 'order.placed', order))
  handlers.on(orderMoved, async (tx, { act, ...order }) => {
    if (act === 'ship') await tellOrder(tx, 'order.shipped', order)
    else if (orderMoves[act].credits !== 'wait') await tellOrder(tx, 'order.ended', order)
  })
  handlers.on(updatePublished, tellUpdate)
}

function tellSupport(
  tx: Tx,
  type: WebhookType,
  { supportId: id, athleteId, supporterId }: SupportFacts,
): Promise<void> {
  return tellSides(tx, type, {
    sides: [athleteId, supporterId],
    subject: `support:${id}`,
    readAs: (viewer) => readSupport(tx, viewer, id),
  })
}

function tellOrder(
  tx: Tx,
  type: WebhookType,
  { orderId: id, buyerId, sellerId }: OrderFacts,
): Promise<void> {
  return tellSides(tx, type, {
    sides: [buyerId, sellerId],
    subject: `order:${id}`,
    readAs: (viewer) => readOrder(tx, null, viewer, id),
  })
}

interface Sides {
  sides: [number, number]
  subject: string
  readAs: (viewer: Viewer) => Promise<unknown>
}

/** Tells both sides, each what they may read. */
async function tellSides(tx: Tx, type: WebhookType, { sides, subject, readAs }: Sides) {
  const listeners = await listenersAmong(tx, type, sides)
  if (listeners.length === 0 || (await isAboutMinor(tx, sides))) return
  for (const viewer of listeners) {
    const [personId] = sides.filter((id) => id !== viewer.id)
    await tell(tx, type, {
      userId: viewer.id,
      personId: personId ?? null,
      subject,
      data: await readAs(viewer),
    })
  }
}

/** What concerns who is protected goes to no other server, whosever it is (`webhooks.endpoints`). */
async function isAboutMinor(tx: Tx, people: readonly number[]): Promise<boolean> {
  return (await findProfiles(tx, people)).some((profile) => profile.protected)
}

/** An update is told to its athlete, and to whom it is told at the bell. */
async function tellUpdate(
  tx: Tx,
  { updateId, athleteId }: { updateId: number; athleteId: number },
): Promise<void> {
  const listeners = await findListeners(tx, 'update.published')
  if (listeners.length === 0 || (await isAboutMinor(tx, [athleteId]))) return
  const told = await findUntold(tx, updateId, listeners)
  const owner = listeners.includes(athleteId) ? [athleteId] : []
  // All readers read the same, its athlete besides how many are told.
  for (const readers of [owner, told]) {
    const [viewer] = await viewersOf(tx, readers.slice(0, 1))
    if (!viewer) continue
    const page = { athleteId, before: updateId + 1, limit: 1 }
    const [data] = await readUpdates(tx, noKeys, viewer, page)
    for (const userId of data ? readers : []) {
      const personId = userId === athleteId ? null : athleteId
      await tell(tx, 'update.published', { userId, personId, subject: `update:${updateId}`, data })
    }
  }
}

/** A key that opens a picture which is not public is given to a browser of its owner's, and to no server. */
const noKeys = { of: () => ({ unlock: (address: string) => address }) }

interface Telling {
  userId: number
  personId: number | null
  subject: string
  data: unknown
}

async function tell(
  tx: Tx,
  type: WebhookType,
  { userId, personId, subject, data }: Telling,
): Promise<void> {
  const endpoints = await findEndpointsFor(tx, userId, type)
  // The last one may have been deleted since it was found to listen.
  if (endpoints.length === 0) return
  const event = await insertEvent(tx, {
    user_id: userId,
    person_id: personId,
    type,
    subject,
    data: JSON.stringify(data),
  })
  await insertDeliveries(tx, event, endpoints)
  await wake(tx)
}

async function listenersAmong(tx: Tx, type: WebhookType, people: number[]): Promise<Viewer[]> {
  return viewersOf(tx, await findListeners(tx, type, people))
}

/** Members as they would be signed in, to read what they may; who closes their account is not among them. */
async function viewersOf(tx: Tx, ids: number[]): Promise<Viewer[]> {
  if (ids.length === 0) return []
  return (await findAccounts(tx, ids)).map(({ id, role }) => ({
    id,
    role,
    sessionId: 0,
    requestId: 'webhooks',
    lacksSecondFactor: false,
  }))
}
