import { day, hour, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job, timed } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import {
  deleteDevices,
  deleteUnused,
  findDevices,
  markFailing,
  markWell,
  type SendableDevice,
} from './records.ts'
import type { Outcome, PushMessage, SendPush } from './send.ts'

/** A message for some devices. */
export interface Push {
  devices: number[]
  message: PushMessage
}

/** What is not taken by then is not tried any more: news that late are no news. */
const triedSeconds = hour
/** A device whose push service has taken nothing for so long is forgotten. */
const failingSeconds = 7 * day
/** Devices that are sent to at once. */
const batch = 50

const pushJob = job<Push & { until: string }>('push', { retries: 3 })

interface Again {
  device: number
  message: PushMessage
  until: string
}

// The waits between so many tries add up to more than the time they are tried for.
const pushAgainJob = job<Again>('push-again', { retries: 12 })

const forgettingHandler = timed('forget-push-devices', '52 4 * * *', deleteUnused)

/** Puts messages in the queue, in one statement whatever the number of devices. */
export function enqueuePushes(tx: Tx, pushes: readonly Push[]): Promise<void> {
  const until = secondsFromNow(triedSeconds).toISOString()
  const jobs = pushes.flatMap(({ devices, message }) =>
    batchesOf(devices).map((some) => ({ devices: some, message, until })),
  )
  return tx.enqueueAll(pushJob, jobs)
}

function batchesOf(devices: number[]): number[][] {
  const count = Math.ceil(devices.length / batch)
  return Array.from({ length: count }, (_, at) => devices.slice(at * batch, (at + 1) * batch))
}

interface Parts {
  db: Db
  inTransaction: InTransaction
  send: SendPush
  log: Log
}

export function pushHandlers(parts: Parts): JobHandler[] {
  return [
    jobHandler(pushJob, (push) => deliver(parts, push)),
    jobHandler(pushAgainJob, (again) => deliverAgain(parts, again)),
    forgettingHandler(parts.inTransaction),
  ]
}

/**
 * Sends a message to some devices at once. Those whose push service does not take it are tried again
 * each by itself, and until it does they keep nobody else waiting.
 */
async function deliver(
  { db, inTransaction, send }: Parts,
  { devices: ids, message, until }: Push & { until: string },
): Promise<void> {
  const devices = await findDevices(db, ids)
  const failing = devices.filter(({ failing_since }) => failing_since !== null).map(({ id }) => id)
  const sent = await Promise.all(
    devices
      .filter(({ failing_since }) => failing_since === null)
      .map(async (device) => ({ id: device.id, outcome: await send(device, message) })),
  )
  const gone = idsWith(sent, (outcome) => outcome === 'gone')
  const late = idsWith(sent, (outcome) => typeof outcome === 'object')
  if (gone.length + late.length + failing.length === 0) return
  await inTransaction(async (tx) => {
    await deleteDevices(tx, gone)
    await markFailing(tx, late)
    await tx.enqueueAll(
      pushAgainJob,
      [...late, ...failing].map((device) => ({ device, message, until })),
    )
  })
}

function idsWith(
  sent: { id: number; outcome: Outcome }[],
  is: (outcome: Outcome) => boolean,
): number[] {
  return sent.filter(({ outcome }) => is(outcome)).map(({ id }) => id)
}

/** Tries a device again; throws where that was in vain, so that the queue waits and tries once more. */
async function deliverAgain(
  { db, inTransaction, send, log }: Parts,
  { device: id, message, until }: Again,
): Promise<void> {
  if (now() > new Date(until)) return
  const [device] = await findDevices(db, [id])
  if (!device) return
  const outcome = await send(device, message)
  if (outcome === 'done') return inTransaction((tx) => markWell(tx, id))
  if (outcome === 'gone' || isLost(device)) {
    log.info({ device: id }, 'a device that cannot be told any more is forgotten')
    return inTransaction((tx) => deleteDevices(tx, [id]))
  }
  throw new Error(outcome.later)
}

function isLost({ failing_since: since }: SendableDevice): boolean {
  return since !== null && since < secondsFromNow(-failingSeconds)
}
