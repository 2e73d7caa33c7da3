import { pingType } from '@podium/contract/webhooks'
import { day, hour, now, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { type EndpointRecord, lockAnyEndpoint, updateEndpoint } from './endpoint-records.ts'
import { webhookStopped } from './events.ts'
import {
  giveUpAll,
  pullForward,
  recordTries,
  type TakenDelivery,
  type Tried,
} from './queue-records.ts'
import type { Outcome } from './send.ts'

/** Seconds before the first try after one that failed; each wait is twice as long as the one before. */
const firstWait = 30
const longestWait = 6 * hour
/** An endpoint at which nothing has arrived for so long is paused. */
const failingSeconds = 7 * day
/** Once one that was away for longer takes something again, it gets at once what waits for its time. */
const awaySeconds = hour

interface Tries {
  delivery: TakenDelivery
  outcome: Outcome
}

/** Writes down how tries at an endpoint went, and what becomes of the endpoint (`webhooks.delivery`). */
export async function noteTries(
  tx: Tx,
  endpointId: number,
  tries: readonly Tries[],
): Promise<void> {
  const endpoint = await lockAnyEndpoint(tx, endpointId)
  // The endpoint was deleted meanwhile, and everything with it.
  if (!endpoint) return
  await recordTries(tx, endpointId, tries.map(triedOf))
  const told = tries.filter(({ delivery }) => delivery.type !== pingType)
  if (told.length > 0) await judge(tx, endpoint, told)
}

function triedOf({ delivery, outcome }: Tries): Tried {
  const { id, attempts, type, give_up_at: giveUpAt } = delivery
  const tried = { ...outcome, id, attempts }
  if (!outcome.error) return { ...tried, state: 'DELIVERED', dueAt: null }
  // The last try is when two days are over; a ping is tried once.
  if (type === pingType || now() >= giveUpAt) return { ...tried, state: 'FAILED', dueAt: null }
  const next = secondsFromNow(waitAfter(attempts))
  return { ...tried, state: 'WAITING', dueAt: next < giveUpAt ? next : giveUpAt }
}

function waitAfter(attempts: number): number {
  return Math.min(firstWait * 2 ** (attempts - 1), longestWait)
}

async function judge(tx: Tx, endpoint: EndpointRecord, tries: readonly Tries[]): Promise<void> {
  const { id, failing_since: since } = endpoint
  if (tries.some(({ outcome }) => outcome.status === 410)) return stop(tx, endpoint, 'GONE')
  if (tries.some(({ outcome }) => !outcome.error)) {
    if (!since) return
    await updateEndpoint(tx, id, { failing_since: null })
    if (since <= secondsFromNow(-awaySeconds)) await pullForward(tx, id)
    return
  }
  if (!since) return updateEndpoint(tx, id, { failing_since: now() })
  if (since <= secondsFromNow(-failingSeconds)) await stop(tx, endpoint, 'FAILING')
}

/** Tells the owner of an endpoint that it runs no more, where it ran until now. */
async function stop(
  tx: Tx,
  { id, user_id: userId, url, state }: EndpointRecord,
  why: 'GONE' | 'FAILING',
): Promise<void> {
  if (state !== 'ON') return
  await updateEndpoint(tx, id, { state: why, failing_since: now() })
  if (why === 'GONE') await giveUpAll(tx, id)
  await tx.emit(webhookStopped, { userId, host: new URL(url).host, why })
}
