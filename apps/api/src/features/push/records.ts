import type { Language } from '@podium/contract/locale'
import type { PushSubscriptionKeys } from '@podium/contract/push'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findsAny, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    push_devices: PushDevicesTable
  }
}

interface PushDevicesTable {
  id: Generated<number>
  user_id: number
  session_id: number
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  created_at: Date
  failing_since: Date | null
}

/** A device as a message is sent to it. */
export interface SendableDevice {
  id: number
  endpoint: string
  p256dh: Buffer
  auth: Buffer
  failing_since: Date | null
}

/** Whose session it is, and which. */
interface Owner {
  userId: number
  sessionId: number
}

/**
 * Keeps the subscription of a session's browser: in place of the one it had before, and of what another
 * account had in the same browser.
 */
export async function upsertDevice(
  tx: Tx,
  { userId, sessionId }: Owner,
  { endpoint, keys }: PushSubscriptionKeys,
): Promise<void> {
  const device = {
    user_id: userId,
    session_id: sessionId,
    p256dh: Buffer.from(keys.p256dh, 'base64url'),
    auth: Buffer.from(keys.auth, 'base64url'),
    created_at: now(),
    failing_since: null,
  }
  await tx
    .deleteFrom('push_devices')
    .where('session_id', '=', sessionId)
    .where('endpoint', '!=', endpoint)
    .execute()
  // What waits to be told there was for who had it: the next owner's has another id.
  await tx
    .deleteFrom('push_devices')
    .where('endpoint', '=', endpoint)
    .where('user_id', '!=', device.user_id)
    .execute()
  await tx
    .insertInto('push_devices')
    .values({ ...device, endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(device))
    .execute()
}

/** Forgets the devices of a user beyond so many, the oldest first. */
export async function deleteDevicesBeyond(tx: Tx, userId: number, most: number): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_devices')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .offset(most),
    )
    .execute()
}

export async function deleteDeviceOf(tx: Tx, sessionId: number): Promise<void> {
  await tx.deleteFrom('push_devices').where('session_id', '=', sessionId).execute()
}

export async function hasDevice(db: Db, sessionId: number): Promise<boolean> {
  return findsAny(db.selectFrom('push_devices').select('id').where('session_id', '=', sessionId))
}

/** Devices on which a user is signed in now: where they are not any more, nothing is told. */
function devicesInUse(db: Db) {
  return db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now())
}

/** The devices of some people, with the language of each of them. */
export function findDevicesOf(
  db: Db,
  userIds: number[],
): Promise<{ id: number; language: Language }[]> {
  return devicesInUse(db)
    .innerJoin('users', 'users.id', 'push_devices.user_id')
    .select(['push_devices.id', 'users.language'])
    .where('push_devices.user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .orderBy('push_devices.id')
    .execute()
}

/** Some devices by their ids, those that are still there. */
export function findDevices(db: Db, ids: number[]): Promise<SendableDevice[]> {
  return devicesInUse(db)
    .select([
      'push_devices.id',
      'push_devices.endpoint',
      'push_devices.p256dh',
      'push_devices.auth',
      'push_devices.failing_since',
    ])
    .where('push_devices.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

export async function deleteDevices(tx: Tx, ids: number[]): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

/** Notes that a push service has taken nothing since now, unless that is known. */
export async function markFailing(tx: Tx, ids: number[]): Promise<void> {
  await tx
    .updateTable('push_devices')
    .set({ failing_since: now() })
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('failing_since', 'is', null)
    .execute()
}

export async function markWell(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('push_devices').set({ failing_since: null }).where('id', '=', id).execute()
}

/** Forgets devices whose session ran out by itself. */
export async function deleteUnused(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('push_devices')
    .using('sessions')
    .whereRef('sessions.id', '=', 'push_devices.session_id')
    .where((where) =>
      where.or([
        where('sessions.ended_at', 'is not', null),
        where('sessions.expires_at', '<=', now()),
      ]),
    )
    .execute()
}

/** The devices of a user, for their export. */
export function findEveryDevice(db: Db, userId: number) {
  return db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .select(['push_devices.endpoint', 'push_devices.created_at', 'sessions.user_agent'])
    .where('push_devices.user_id', '=', userId)
    .orderBy('push_devices.id')
    .execute()
}
