import type { PageQuery } from '@podium/contract/list'
import { type AccessToken, tokenStates } from '@podium/contract/tokens'
import type { Scope } from '@podium/contract/scopes'
import { type Generated, sql } from 'kysely'
import { minute, now, secondsFromNow } from '../../platform/clock.ts'
import {
  changesAny,
  countRows,
  type Db,
  findPage,
  lock,
  type Tx,
} from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    tokens: TokensTable
  }
}

interface TokensTable {
  id: Generated<number>
  user_id: number
  name: string
  scopes: Scope[]
  secret_hash: Buffer
  ending: string
  version: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  ended_at: Date | null
}

export type NewToken = Pick<
  TokensTable,
  'user_id' | 'name' | 'scopes' | 'secret_hash' | 'ending' | 'version' | 'expires_at'
>

export async function insertToken(
  tx: Tx,
  token: NewToken,
): Promise<{ id: number; created_at: Date }> {
  return tx
    .insertInto('tokens')
    .values({ ...token, created_at: now(), last_used_at: null, ended_at: null })
    .returning(['id', 'created_at'])
    .executeTakeFirstOrThrow()
}

/** How many tokens of a member run. */
export function countRunning(db: Db, userId: number): Promise<number> {
  const running = db
    .selectFrom('tokens')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
  return countRows(running)
}

const state = () => sql<AccessToken['state']>`case
  when ended_at is not null then 'ENDED' when expires_at <= ${now()} then 'EXPIRED' else 'RUNNING' end`

export type TokenRecord = Awaited<ReturnType<typeof findTokens>>['list'][number]

/** The tokens of a member: those that run first, then the latest. */
export function findTokens(db: Db, userId: number, page: PageQuery) {
  const made = db
    .selectFrom('tokens')
    .select(['id', 'name', 'scopes', 'ending', 'version', 'created_at'])
    .select(['expires_at', 'last_used_at', 'ended_at'])
    .select(() => state().as('state'))
    .where('user_id', '=', userId)
    .orderBy(sql`${state()} <> ${tokenStates[0]}`)
    .orderBy('id', 'desc')
  return findPage(made, page)
}

/** Everything kept of the tokens of a member but their hashes, for their export. */
export function findEvery(db: Db, userId: number) {
  return db
    .selectFrom('tokens')
    .select(['name', 'scopes', 'ending', 'version', 'created_at'])
    .select(['expires_at', 'last_used_at', 'ended_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** Of what makes and what ends the tokens of a member the second sees what the first did. */
export function lockTokens(tx: Tx, userId: number): Promise<void> {
  return lock(tx, 'tokens', userId)
}

/** Ends a token of a member, once; false where they have no such token. */
export function markEnded(tx: Tx, userId: number, id: number): Promise<boolean> {
  const ending = tx.updateTable('tokens').set({ ended_at: sql<Date>`coalesce(ended_at, ${now()})` })
  return changesAny(ending.where((is) => is.and({ user_id: userId, id })))
}

/**
 * Ends every token of an account that is closed, or that got another password: a thief of the old one
 * could have made a token (`tokens.ended`), or be making one this moment.
 */
export async function endTokensOf(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await lockTokens(tx, userId)
  await tx
    .updateTable('tokens')
    .set({ ended_at: now() })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now())
    .execute()
}

/** Whose token it is, while it runs and its owner may have one; admins have none (`tokens.made`). */
export function findRunning(db: Db, hash: Buffer) {
  return db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .leftJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['tokens.id', 'tokens.user_id', 'tokens.scopes', 'tokens.version'])
    .select(['tokens.last_used_at', 'users.role', 'users.protected', 'profiles.suspended_at'])
    .where('tokens.secret_hash', '=', hash)
    .where('tokens.ended_at', 'is', null)
    .where('tokens.expires_at', '>', now())
    .where('users.closed_at', 'is', null)
    .where('users.role', '!=', 'ADMIN')
    .executeTakeFirst()
}

/** How exactly it is kept when a token was used last: one write a minute, however often it calls. */
const usedWithin = minute

export function isUseKept(lastUsedAt: Date | null): boolean {
  return lastUsedAt !== null && lastUsedAt > secondsFromNow(-usedWithin)
}

/** Keeps that a token was used now, unless another server just did. */
export async function keepUse(db: Db, id: number): Promise<void> {
  await db
    .updateTable('tokens')
    .set({ last_used_at: now() })
    .where('id', '=', id)
    .where((one) =>
      one.or([
        one('last_used_at', 'is', null),
        one('last_used_at', '<=', secondsFromNow(-usedWithin)),
      ]),
    )
    .execute()
}
