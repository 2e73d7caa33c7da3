import { setTimeout as pause } from 'node:timers/promises'
import { webhookLimits } from '@podium/contract/limits'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job, timed } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { forgetOldSalts } from './endpoint-records.ts'
import { blankAboutClosed, forgetDeliveries } from './event-records.ts'
import { noteTries } from './note-tries.ts'
import { findDueEndpoints, giveUpUntold, nextDue, takeDue } from './queue-records.ts'
import type { SendWebhook } from './send.ts'

// The job runs every minute as well, so that another worker finds what one that died had taken.
const deliverJob = job<object>('deliver-webhooks', { retries: 0, schedule: '* * * * *' })

const forgettingHandler = timed('forget-webhooks', '12 4 * * *', forget)

/** Wakes the worker: something is due, or will be once this transaction has committed. */
export function wake(tx: Tx): Promise<void> {
  return tx.enqueue(deliverJob, {})
}

interface Parts {
  db: Db
  inTransaction: InTransaction
  send: SendWebhook
  log: Log
}

export function webhookHandlers(parts: Parts): JobHandler[] {
  const alarm = createAlarm(parts)
  return [
    jobHandler(deliverJob, async () => {
      await parts.inTransaction(giveUpUntold)
      await deliverAll(parts)
      await alarm()
    }),
    forgettingHandler(parts.inTransaction),
  ]
}

/** Endpoints that are sent to at once, and deliveries to each of them. */
const most = { endpoints: 32, each: 8 }
/** Milliseconds between looks for what fell due, while slow endpoints are waited for. */
const lookMs = 250
/** Milliseconds after which the job ends and another goes on: the queue ends a job that runs too long. */
const jobMs = 60_000

/**
 * Sends everything that is due: to some endpoints at once, each by itself, so that a slow endpoint keeps
 * only its own owner waiting (`webhooks.delivery`).
 */
async function deliverAll(parts: Parts): Promise<void> {
  const until = performance.now() + jobMs
  const busy = new Map<number, Promise<void>>()
  const begin = (id: number) => {
    const lane = deliverTo(parts, id, until)
      .catch((error: unknown) => parts.log.warn({ err: error, endpoint: id }, 'a webhook'))
      .finally(() => busy.delete(id))
    busy.set(id, lane)
  }
  for (;;) {
    const room = performance.now() < until ? most.endpoints - busy.size : 0
    if (room > 0) {
      for (const id of await findDueEndpoints(parts.db, [...busy.keys()], room)) begin(id)
    }
    if (busy.size === 0) break
    await Promise.race([...busy.values(), pause(lookMs, undefined, { ref: false })])
  }
  if (performance.now() >= until) await parts.inTransaction(wake)
}

/** Sends what is due at one endpoint, a few at a time, until nothing is. */
async function deliverTo(parts: Parts, endpointId: number, until: number): Promise<void> {
  const { inTransaction, send } = parts
  while (performance.now() < until) {
    const taken = await inTransaction((tx) => takeDue(tx, endpointId, most.each))
    if (taken.length === 0) return
    const tried = await Promise.all(
      taken.map(async (delivery) => ({ delivery, outcome: await send(delivery) })),
    )
    await inTransaction((tx) => noteTries(tx, endpointId, tried))
  }
}

/** Wakes the worker when the next try falls due: the minute's job alone would be up to a minute late. */
function createAlarm({ db, inTransaction, log }: Parts): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  return async () => {
    const next = await nextDue(db)
    clearTimeout(timer)
    if (!next) return
    const ring = () =>
      inTransaction(wake).catch((error: unknown) => log.warn({ err: error }, 'webhooks'))
    timer = setTimeout(() => void ring(), Math.max(next.getTime() - now().getTime(), 100))
    timer.unref()
  }
}

/** Deletes, each night, what the log keeps no longer (`webhooks.log`) and secrets replaced a day ago. */
async function forget(tx: Tx): Promise<void> {
  const { daysKept, kept } = webhookLimits
  await forgetDeliveries(tx, { before: secondsFromNow(-daysKept * day), kept })
  await blankAboutClosed(tx)
  await forgetOldSalts(tx)
}
