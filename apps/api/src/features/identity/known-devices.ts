import { sql } from 'kysely'
import { day, now } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'
import type { Caller } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { newDeviceSeen } from './events.ts'
import { newDeviceMail } from './mails.ts'
import type { AccountRecord } from './records.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    known_devices: { user_id: number; device_hash: Buffer; first_seen_at: Date }
  }
}

const cookieName = 'podium_device'

/**
 * Remembers the device somebody signs in from, by a cookie that says nothing but that it is the same
 * one. A new device is mailed (`notifications.kinds`), the first one of all is not: that is where they
 * signed up.
 */
export async function recogniseDevice(
  tx: Tx,
  account: AccountRecord,
  caller: Caller,
  secure: boolean,
): Promise<void> {
  const secret = caller.request.cookies[cookieName] ?? newSecret()
  void caller.reply.setCookie(cookieName, secret, {
    path: '/api/authentication',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: 400 * day,
  })
  const isNew = await remember(tx, account.id, hashOf(secret))
  if (!isNew || !(await hasOthers(tx, account.id))) return
  const { userAgent } = caller
  await tx.emit(newDeviceSeen, { userId: account.id, userAgent })
  const { name, email, language } = account
  if (!email) return
  const data = { name, userAgent, at: now().toISOString() }
  await postMail(tx, newDeviceMail, { to: email, language, data })
}

/** What the caller's device is known by, where it signed in to the account of an address before. */
export async function findKnownDevice(
  db: Db,
  email: string,
  { request }: Caller,
): Promise<string | null> {
  const secret = request.cookies[cookieName]
  if (!secret) return null
  const device = hashOf(secret)
  const known = await db
    .selectFrom('known_devices')
    .innerJoin('users', 'users.id', 'known_devices.user_id')
    .select('users.id')
    .where('device_hash', '=', device)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return known ? device.toString('base64url') : null
}

async function remember(tx: Tx, userId: number, device: Buffer): Promise<boolean> {
  return changesAny(
    tx
      .insertInto('known_devices')
      .values({ user_id: userId, device_hash: device, first_seen_at: now() })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

async function hasOthers(tx: Tx, userId: number): Promise<boolean> {
  const known = await tx
    .selectFrom('known_devices')
    .select('user_id')
    .where('user_id', '=', userId)
    .limit(2)
    .execute()
  return known.length > 1
}
