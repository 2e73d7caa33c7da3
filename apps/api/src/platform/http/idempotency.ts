import { createHash } from 'node:crypto'
import type { Db, InTransaction, Tx } from '../database/index.ts'
import { day, now, secondsFromNow } from '../clock.ts'
import { type Duty, duty, job } from '../jobs/index.ts'
import type { Caller } from './caller.ts'
import { refuse, refuseField } from './refuse.ts'

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

/** The header in which the client names an act, the same for every try of it (P35). */
export const idempotencyHeader = 'idempotency-key'

/** One act as its caller names it, and what exactly was asked. */
export interface NamedAct {
  userId: number
  route: string
  key: string
  requestHash: Buffer
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
  const requestHash = createHash('sha256').update(asked).digest()
  return { userId: viewer.id, route: `${route.method} ${route.path}`, key, requestHash }
}

/**
 * Does an act once, in one transaction with the note of its answer; a repetition answers what is
 * noted. The act comes first and the note last: of two at the same moment the later one waits at the
 * note for the earlier one, is undone, and answers the same.
 */
export async function once<A>(
  around: { db: Db; inTransaction: InTransaction },
  named: NamedAct | null,
  act: (tx: Tx) => Promise<A>,
): Promise<A> {
  if (!named) return around.inTransaction(act)
  try {
    return await around.inTransaction(async (tx) => {
      const answer = await act(tx)
      await note(tx, named, answer)
      return answer
    })
  } catch (error) {
    // Refused or undone: perhaps because it is already done.
    const known = await findNote(around.db, named)
    if (known) return known.answer as A
    throw error
  }
}

async function note(tx: Tx, named: NamedAct, answer: unknown): Promise<void> {
  await tx
    .insertInto('idempotency_keys')
    .values({
      user_id: named.userId,
      route: named.route,
      key: named.key,
      request_hash: named.requestHash,
      answer: JSON.stringify(answer ?? null),
      created_at: now(),
    })
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

const keptSeconds = 7 * day

const forgetJob = job<object>('forget-idempotency-keys', { schedule: '23 4 * * *' })

/** Nobody tries again after a week. */
export function forgettingKeysDuty(inTransaction: InTransaction): Duty {
  return duty(forgetJob, () =>
    inTransaction(async (tx) => {
      await tx
        .deleteFrom('idempotency_keys')
        .where('created_at', '<', secondsFromNow(-keptSeconds))
        .execute()
    }),
  )
}
