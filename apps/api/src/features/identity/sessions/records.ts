import type { Role } from '@podium/contract/roles'
import { type Generated, sql } from 'kysely'
import { minute, now, secondsFromNow } from '../../../platform/clock.ts'
import { type Db, fetchRows, type Tx } from '../../../platform/database/index.ts'
import { hashOf, newSecret } from '../../../platform/secrets.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    sessions: SessionsTable
  }
}

interface SessionsTable {
  id: Generated<number>
  user_id: number
  token_hash: Buffer
  previous_hash: Buffer | null
  renewed_at: Date
  remember: boolean
  user_agent: string
  ip: string
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  /** When the password was given last. */
  proven_at: Date
}

/** Starts a session, with a token that is made once its id is known. */
export async function insertSession(
  tx: Tx,
  session: Pick<SessionsTable, 'user_id' | 'remember' | 'user_agent' | 'ip' | 'expires_at'>,
  tokenFor: (id: number) => string,
): Promise<{ id: number; token: string }> {
  const { id } = await tx
    .insertInto('sessions')
    .values({
      ...session,
      token_hash: hashOf(newSecret()),
      previous_hash: null,
      renewed_at: now(),
      created_at: now(),
      proven_at: now(),
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = tokenFor(id)
  await tx
    .updateTable('sessions')
    .set({ token_hash: hashOf(token) })
    .where('id', '=', id)
    .execute()
  return { id, token }
}

/** The running session a renewal token belongs to, current or just replaced; locked until the end. */
export function findSessionByToken(tx: Tx, hash: Buffer) {
  return lockRunning(tx)
    .where((is) => is.or({ token_hash: hash, previous_hash: hash }))
    .executeTakeFirst()
}

/** A running session by its id; locked until the end. */
export function lockSession(tx: Tx, id: number) {
  return lockRunning(tx).where('id', '=', id).executeTakeFirst()
}

function lockRunning(tx: Tx) {
  return tx
    .selectFrom('sessions')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .forUpdate()
}

export async function replaceToken(
  tx: Tx,
  session: { id: number; token_hash: Buffer },
  next: { hash: Buffer; expiresAt: Date },
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({
      token_hash: next.hash,
      previous_hash: session.token_hash,
      renewed_at: now(),
      expires_at: next.expiresAt,
    })
    .where('id', '=', session.id)
    .execute()
}

export async function endSession(tx: Tx, id: number): Promise<void> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning(['id', 'user_id'])
    .execute()
  publishEnded(tx, ended)
}

/** The pages of a session that ended hear of it at once (`live.channel`). */
function publishEnded(tx: Tx, ended: { id: number; user_id: number }[]): void {
  for (const { id, user_id } of ended) {
    tx.publish(user_id, { type: 'SESSION_ENDED', sessionId: id })
  }
}

/** Ends every session of a user, except one when it is named. */
export async function endSessions(tx: Tx, userId: number, except?: number): Promise<void> {
  let ending = tx
    .updateTable('sessions')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
  if (except !== undefined) ending = ending.where('id', '!=', except)
  publishEnded(tx, await ending.returning(['id', 'user_id']).execute())
}

/** A session that is running, with what is asked of its account at every call. */
interface RunningRecord {
  user_id: number
  proven_at: Date
  token_hash: Buffer
  previous_hash: Buffer | null
  role: Role
  protected: boolean
  second_factor_at: Date | null
  suspended_at: Date | null
}

/** Written out, because every first call of a session asks it. */
const running = `
  select s.user_id, s.proven_at, s.token_hash, s.previous_hash, u.role, u.protected,
    f.confirmed_at as second_factor_at, p.suspended_at
  from sessions s
  join users u on u.id = s.user_id
  left join second_factors f on f.user_id = u.id
  left join profiles p on p.user_id = u.id
  where s.id = $1 and s.ended_at is null and s.expires_at > $2 and u.closed_at is null`

/** Whose session is running; undefined once the session or the account ended. */
export async function findRunning(db: Db, sessionId: number): Promise<RunningRecord | undefined> {
  const [found] = await fetchRows<RunningRecord>(db, running, [sessionId, now()])
  return found
}

/** What is so recent that it belongs to what somebody does now: what open pages renew, and `acts.serious`. */
const presentSeconds = 10 * minute

/**
 * Has the sessions that run last as long as before the clock went ahead, and who is here now is here then:
 * the press of a test clock throws nobody out (`clock.guards`).
 */
export async function carrySessionsAlong(tx: Tx, days: number): Promise<void> {
  const ago = secondsFromNow(-presentSeconds)
  const along = sql`make_interval(days => ${days})`
  await sql`
    update sessions set expires_at = expires_at + ${along},
      renewed_at = case when renewed_at > ${ago} then renewed_at + ${along} else renewed_at end,
      proven_at = case when proven_at > ${ago} then proven_at + ${along} else proven_at end
    where ended_at is null and expires_at > ${now()}`.execute(tx)
}

/** Notes that the password was given once more. */
export async function markProven(tx: Tx, id: number): Promise<void> {
  await tx.updateTable('sessions').set({ proven_at: now() }).where('id', '=', id).execute()
}

/** Every session of a user, also those that are over, for their export. */
export function findEverySession(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['user_agent', 'ip', 'created_at', 'renewed_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The running sessions of a user, the latest used first. */
export function findRunningSessions(db: Db, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'renewed_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .orderBy('renewed_at', 'desc')
    .execute()
}
