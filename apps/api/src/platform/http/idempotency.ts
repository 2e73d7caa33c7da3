import { hash } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import {
  type Db,
  type InTransaction,
  executeBeforeCommit,
  type ParametersOf,
  type Tx,
} from '../database/index.ts'
import { day, now, secondsFromNow } from '../clock.ts'
import { timed } from '../jobs/index.ts'
import type { Caller } from './caller.ts'
import { refuse, refuseField } from '../refuse.ts'

declare module '../database/tables.ts' {
  interface Tables {
    idempotency_keys: IdempotencyKeysTable
  }
}

interface IdempotencyKeysTable {
  user_id: number
  route: string
  key: string
  request_hash: Buffer
  answer: string
  created_at: Date
}

/** The header in which the client names an act, the same for every try of it (`acts.idempotent`). */
export const idempotencyHeader = 'idempotency-key'

/** One act as its caller names it, and what exactly was asked. */
export interface NamedAct {
  userId: number
  route: string
  key: string
  requestHash: Buffer
  /** When it was asked, and what was asked was read. */
  at: Date
}

/** Reads the caller's name for an act; null when they gave none, so that it happens each time. */
export function namedAct(
  route: { method: string; path: string },
  input: { params: unknown; query: unknown; body: unknown },
  { request, viewer }: Pick<Caller, 'request' | 'viewer'>,
): NamedAct | null {
  const key = request.headers[idempotencyHeader]
  if (key === undefined || !viewer) return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    refuseField('idempotencyKey', { kind: 'Pattern' })
  }
  const asked = JSON.stringify([input.params, input.query, input.body])
  const requestHash = hash('sha256', asked, 'buffer')
  return { userId: viewer.id, route: `${route.method} ${route.path}`, key, requestHash, at: now() }
}

/**
 * Does an act once, in one transaction with the note of its answer; a repetition answers what is
 * noted. The act comes first and the note last: of two at the same moment the later one waits at the
 * note for the earlier one, is undone, and answers the same.
 */
export async function once<A>(
  deps: { db: Db; inTransaction: InTransaction },
  named: NamedAct | null,
  act: (tx: Tx) => Promise<A>,
): Promise<A> {
  if (!named) return deps.inTransaction(act)
  try {
    return await deps.inTransaction(async (tx) => {
      const answer = await act(tx)
      await note(tx, named, answer)
      return answer
    })
  } catch (error) {
    // Refused or undone: perhaps because it is already done.
    const known = await findNote(deps.db, named)
    if (known) return known.answer as A
    throw error
  }
}

/** What is noted of an act in two steps: what its first step answered, and once it is known its answer. */
type BegunAct<B extends object, A> = B & { answer?: A }

/**
 * Does an act that goes on after its transaction, because somebody outside is asked: `begin` happens
 * once, `finish` again for every try that finds no answer. A repetition answers what was answered
 * first, however things stand by then.
 */
export async function onceInSteps<B extends object, A>(
  deps: { db: Db; inTransaction: InTransaction },
  named: NamedAct | null,
  steps: { begin: (tx: Tx) => Promise<B>; finish: (begun: B) => Promise<A> },
): Promise<A> {
  const noted: BegunAct<B, A> = await once(deps, named, steps.begin)
  if (noted.answer !== undefined) return noted.answer
  const answer = await steps.finish(noted)
  return named ? keepFirst(deps.db, named, { ...noted, answer }) : answer
}

/** Of two tries that come to an end at once, both answer as the first of them. */
async function keepFirst<A>(db: Db, named: NamedAct, done: { answer: A }): Promise<A> {
  const { numUpdatedRows } = await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(done) })
    .where('user_id', '=', named.userId)
    .where('route', '=', named.route)
    .where('key', '=', named.key)
    .where(sql<boolean>`answer->'answer' is null`)
    .executeTakeFirstOrThrow()
  const known = numUpdatedRows > 0n ? undefined : await findNote(db, named)
  return (known?.answer as typeof done | undefined)?.answer ?? done.answer
}

const noteText = `
  insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
  values ($1, $2, $3, $4, $5, $6)`

/**
 * The same for an act that is one statement by itself: `act` writes the note in it (`noteInStatement`)
 * and answers undefined where one statement cannot do it, so that nothing has happened yet.
 */
export async function onceAlone<A>(
  db: Db,
  named: NamedAct | null,
  act: () => Promise<A | undefined>,
): Promise<A | undefined> {
  try {
    return await act()
  } catch (error) {
    const known = named && (await findNote(db, named))
    if (known) return known.answer as A
    throw error
  }
}

/** The parameters of `noteInStatement`. */
export interface NoteValues {
  noteUser: number | null
  noteRoute: string | null
  noteKey: string | null
  noteHash: Buffer | null
  noteAt: Date | null
}

/**
 * SQL that notes an act inside its own statement, whose parameters `p` hold those of `noteValues`:
 * `answer` is the SQL of what was answered, `from` a part of the statement with one row if the act is
 * done.
 */
export function noteInStatement(
  p: ParametersOf<NoteValues>,
  given: { from: string; answer: string },
): string {
  return `insert into idempotency_keys (user_id, route, key, request_hash, answer, created_at)
    select ${p.noteUser}::integer, ${p.noteRoute}::text, ${p.noteKey}::text, ${p.noteHash}::bytea,
      ${given.answer}, ${p.noteAt}::timestamptz
    from ${given.from} where ${p.noteUser}::integer is not null`
}

/** The values of `noteInStatement`; without a name nothing is noted. */
export function noteValues(named: NamedAct | null): NoteValues {
  return {
    noteUser: named?.userId ?? null,
    noteRoute: named?.route ?? null,
    noteKey: named?.key ?? null,
    noteHash: named?.requestHash ?? null,
    noteAt: named?.at ?? null,
  }
}

async function note(tx: Tx, named: NamedAct, answer: unknown): Promise<void> {
  const { userId, route, key, requestHash, at } = named
  const values = [userId, route, key, requestHash, JSON.stringify(answer ?? null), at]
  await executeBeforeCommit(tx, CompiledQuery.raw(noteText, values))
}

/** Frees the name of an act of which nothing is left, so that it can succeed later. */
export async function forgetNote(tx: Tx, { userId, route, key }: NamedAct): Promise<void> {
  await tx
    .deleteFrom('idempotency_keys')
    .where('user_id', '=', userId)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute()
}

async function findNote(db: Db, named: NamedAct): Promise<{ answer: unknown } | undefined> {
  const found = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', named.userId)
    .where('route', '=', named.route)
    .where('key', '=', named.key)
    .executeTakeFirst()
  if (found && !found.request_hash.equals(named.requestHash)) refuse('idempotencyKeyReused')
  return found
}

/** When the act was asked that a caller names in a request; undefined where none is done by that name. */
export async function findNotedAt(
  db: Db,
  route: { method: string; path: string },
  { request, viewer }: Pick<Caller, 'request' | 'viewer'>,
): Promise<Date | undefined> {
  const key = request.headers[idempotencyHeader]
  if (typeof key !== 'string' || !viewer) return undefined
  const found = await db
    .selectFrom('idempotency_keys')
    .select('created_at')
    .where('user_id', '=', viewer.id)
    .where('route', '=', `${route.method} ${route.path}`)
    .where('key', '=', key)
    .executeTakeFirst()
  return found?.created_at
}

const keptSeconds = 7 * day

/** No client tries again after a week. */
export const forgettingKeysHandler = timed('forget-idempotency-keys', '23 4 * * *', async (tx) => {
  const old = secondsFromNow(-keptSeconds)
  await tx.deleteFrom('idempotency_keys').where('created_at', '<', old).execute()
})
