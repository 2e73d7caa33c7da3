import { randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { now, realNow } from '../../platform/clock.ts'
import { changesAny, countRows, type Db, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { postMail } from '../../platform/mail/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { deleteLoss } from './lost-factor-records.ts'
import { factorOffMail, factorOnMail } from './mails.ts'
import { provePassword } from './proving.ts'
import { type AccountRecord, findAccount } from './records.ts'
import { hashOf } from '../../platform/secrets.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    second_factors: SecondFactorsTable
    recovery_codes: { user_id: number; code_hash: Buffer; used_at: Date | null }
  }
}

interface SecondFactorsTable {
  user_id: number
  secret: string
  confirmed_at: Date | null
  last_step: number
  /** When a mailed link last set the password, while the factor was there. */
  password_mailed_at: Date | null
}

const stepSeconds = 30
const recoveryCodes = 10

function totp(secret: string, label: string, issuer: string): TOTP {
  return new TOTP({
    secret: Secret.fromBase32(secret),
    label,
    issuer,
    period: stepSeconds,
    digits: 6,
  })
}

/** Makes a secret for an authenticator app; until a code of it is confirmed it changes nothing. */
export async function beginTwoFactor(tx: Tx, viewer: Viewer, password: string, issuer: string) {
  const account = await provePassword(tx, viewer, password)
  const factor = await findFactor(tx, viewer.id)
  if (factor?.confirmed_at) refuse('stateChanged')
  const secret = new Secret({ size: 20 }).base32
  const fresh = { secret, confirmed_at: null, last_step: 0, password_mailed_at: null }
  const begun = tx
    .insertInto('second_factors')
    .values({ user_id: viewer.id, ...fresh })
    // It may be turned on this moment, in another window.
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet(fresh)
        .where('second_factors.confirmed_at', 'is', null),
    )
  if (!(await changesAny(begun))) refuse('stateChanged')
  return { secret, uri: totp(secret, account.email ?? '', issuer).toString() }
}

/**
 * Turns two-factor sign-in on with a code of the app (`sign-in.two-factor`); the recovery codes are
 * told this once.
 */
export async function confirmTwoFactor(
  tx: Tx,
  viewer: Viewer,
  code: string,
): Promise<{ recoveryCodes: string[] }> {
  const factor = (await findFactor(tx, viewer.id)) ?? refuse('entityDoesNotExist')
  if (!(await spendCode(tx, factor, code))) refuseField('code', { kind: 'Pattern' })
  await tx
    .updateTable('second_factors')
    .set({ confirmed_at: now() })
    .where('user_id', '=', viewer.id)
    .execute()
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', viewer.id).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((text) => ({ user_id: viewer.id, code_hash: hashOf(text), used_at: null })))
    .execute()
  if (!factor.confirmed_at) await tell(tx, await findAccount(tx, viewer.id), factorOnMail)
  return { recoveryCodes: codes }
}

/** Turns two-factor sign-in off; not where the configuration demands it. */
export async function endTwoFactor(
  tx: Tx,
  viewer: Viewer,
  password: string,
  demanded: boolean,
): Promise<void> {
  const account = await provePassword(tx, viewer, password)
  if (demanded) refuse('forbidden')
  const wasOn = await hasFactor(tx, viewer.id)
  await removeFactor(tx, viewer.id)
  if (wasOn) await tell(tx, account, factorOffMail)
}

/** Mails the owner of an account what became of its second factor: whoever else knows the password can do that too. */
async function tell(
  tx: Tx,
  account: AccountRecord | undefined,
  mail: typeof factorOnMail,
): Promise<void> {
  if (!account?.email) return
  const { name, email, language } = account
  await postMail(tx, mail, { to: email, language, data: { name } })
}

/** Takes the second factor off an account, with its recovery codes and the wait of who lost it. */
export async function removeFactor(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('second_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await deleteLoss(tx, userId)
}

/** Notes that the password came by a mailed link, where there is a second factor (`sign-in.lost-factor`). */
export async function notePasswordMailed(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('second_factors')
    .set({ password_mailed_at: now() })
    .where('user_id', '=', userId)
    .execute()
}

/** When a mailed link last set the password of who has a second factor; null where none did. */
export async function passwordMailedAt(db: Db, userId: number): Promise<Date | null> {
  return (await findFactor(db, userId))?.password_mailed_at ?? null
}

/**
 * At sign-in, after the password: without a code where one is needed the field `code` is blank, with
 * a wrong one it is wrong. A code of the app works once, a recovery code too. Answers whether there was one
 * to prove.
 */
export async function proveSecondFactor(
  tx: Tx,
  account: AccountRecord,
  code: string | undefined,
): Promise<boolean> {
  const factor = await findFactor(tx, account.id)
  if (!factor?.confirmed_at) return false
  if (!code) refuseField('code', { kind: 'NotBlank' })
  if (await spendCode(tx, factor, code.replaceAll(/\s/g, ''))) return true
  if (!(await spendRecoveryCode(tx, account.id, code))) refuseField('code', { kind: 'Pattern' })
  return true
}

/** Whether two-factor sign-in is on. */
export async function hasFactor(db: Db, userId: number): Promise<boolean> {
  return Boolean((await findFactor(db, userId))?.confirmed_at)
}

/** Whether two-factor sign-in is on, and how many recovery codes are left. */
export async function twoFactorState(
  db: Db,
  userId: number,
): Promise<{ on: boolean; codesLeft: number }> {
  const factor = await findFactor(db, userId)
  const codes = db.selectFrom('recovery_codes').where('user_id', '=', userId)
  const codesLeft = await countRows(codes.where('used_at', 'is', null))
  return { on: Boolean(factor?.confirmed_at), codesLeft }
}

function findFactor(db: Db, userId: number) {
  return db
    .selectFrom('second_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

/** Uses a code up: of two sign-ins with the same code at once, one gets in. */
async function spendCode(tx: Tx, factor: SecondFactorsTable, code: string): Promise<boolean> {
  // The app that shows the codes knows of no test clock.
  const timestamp = realNow().getTime()
  const drift = totp(factor.secret, '', '').validate({ token: code, timestamp, window: 1 })
  if (drift === null) return false
  const step = Math.floor(timestamp / 1000 / stepSeconds) + drift
  return changesAny(
    tx
      .updateTable('second_factors')
      .set({ last_step: step })
      .where('user_id', '=', factor.user_id)
      // Another window may have asked for another secret since, of which this is no code.
      .where('secret', '=', factor.secret)
      .where('last_step', '<', step),
  )
}

async function spendRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('recovery_codes')
      .set({ used_at: now() })
      .where('user_id', '=', userId)
      .where('code_hash', '=', hashOf(inGroups(code.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))))
      .where('used_at', 'is', null),
  )
}

// No letter or digit that looks like another.
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

function newRecoveryCode(): string {
  return inGroups([...randomBytes(12)].map((byte) => alphabet[byte % alphabet.length]).join(''))
}

/** As codes are shown, `ABCD-EFGH-JKLM`. */
function inGroups(letters: string): string {
  return letters.replaceAll(/.{4}(?=.)/g, '$&-')
}
