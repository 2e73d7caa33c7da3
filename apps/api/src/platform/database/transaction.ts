import { setTimeout } from 'node:timers/promises'
import type { LiveEvent } from '@podium/contract/live'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { DomainEvent } from '../domain-event.ts'
import type { Job, JobsOf } from '../job.ts'
import { whileTogether } from './pipelining.ts'
import type { Tables } from './tables.ts'

/** What reads take. A transaction is one too. */
export type Db = Kysely<Tables>

/** What writes take: a transaction, and what belongs to it. */
export type Tx = Transaction<Tables> & {
  /** Runs once the transaction is committed, and never when it is rolled back. */
  afterCommit(work: () => void | Promise<void>): void
  /** Puts a job in the queue; it exists if and only if the transaction commits. */
  enqueue<T extends object>(job: Job<T>, data: T): Promise<void>
  /** The same for any number of them, in one statement. */
  enqueueAll<T extends object>(...jobs: JobsOf<T>): Promise<void>
  /** Tells the features that react to it; their writes belong to this transaction. */
  emit<T>(what: DomainEvent<T>, value: T): Promise<void>
  /** Tells a user's open pages, on every server process, once the transaction is committed. */
  publish(userId: number, event: LiveEvent): void
}

export type InTransaction = <R>(work: (tx: Tx) => Promise<R>) => Promise<R>

/** Where a transaction takes what it is given: all of it stands higher than the database. */
interface TransactionDeps {
  jobs: {
    enqueue<T extends object>(tx: Tx, ...jobs: JobsOf<T>): Promise<void>
  }
  events: { run<T>(tx: Tx, what: DomainEvent<T>, value: T): Promise<void> }
  live: { publish(userId: number, event: LiveEvent): void }
  onLateError: (error: unknown) => void
  /** What every transaction begins with; it may refuse the rest. */
  begin?: (tx: Tx) => Promise<void>
}

const mostAttempts = 4
/** Milliseconds, about, before the second attempt; the third waits twice as long. */
const retryAfter = 20

/**
 * The one way to write. Work whose transaction PostgreSQL ended for a deadlock or a serialisation
 * failure is done again, so it must have no effect but on `tx`.
 */
export function createInTransaction(db: Db, deps: TransactionDeps): InTransaction {
  return async function inTransaction(work) {
    for (let attempt = 1; ; attempt++) {
      try {
        return await attemptOnce(db, deps, work)
      } catch (error) {
        if (attempt >= mostAttempts || !isPassing(error)) throw error
        // At once, it would take the rows back before the one that waited for them wakes up.
        await setTimeout((0.5 + Math.random()) * retryAfter * attempt)
      }
    }
  }
}

async function attemptOnce<R>(db: Db, deps: TransactionDeps, work: (tx: Tx) => Promise<R>) {
  const deferred: (() => void | Promise<void>)[] = []
  const result = await db.transaction().execute((trx) =>
    whileTogether(trx, async (together) => {
      const tx = extend(together, deps, deferred)
      await deps.begin?.(tx)
      return work(tx)
    }),
  )
  for (const run of deferred) {
    try {
      await run()
    } catch (error) {
      deps.onLateError(error)
    }
  }
  return result
}

function extend(
  trx: Transaction<Tables>,
  deps: TransactionDeps,
  deferred: (() => void | Promise<void>)[],
): Tx {
  const tx: Tx = Object.assign(trx, {
    afterCommit: (work: () => void | Promise<void>) => {
      deferred.push(work)
    },
    enqueue: <T extends object>(job: Job<T>, data: T) => deps.jobs.enqueue(tx, job, [data]),
    enqueueAll: async <T extends object>(...[job, data, daily]: JobsOf<T>) => {
      if (data.length > 0) await deps.jobs.enqueue(tx, job, data, daily)
    },
    emit: <T>(what: DomainEvent<T>, value: T) => deps.events.run(tx, what, value),
    publish: (userId: number, event: LiveEvent) => {
      deferred.push(() => deps.live.publish(userId, event))
    },
  })
  return tx
}

const passingCodes = new Set(['40001', '40P01'])

/** Whether PostgreSQL ended a transaction for another one that was in its way: the same again can succeed. */
export function isPassing(error: unknown): boolean {
  return passingCodes.has((error as { code?: string }).code ?? '')
}

/** Whether an error is a violated unique constraint, of the given name where one is given. */
export function isDuplicate(error: unknown, constraint?: string): boolean {
  const { code, constraint: broken } = error as { code?: string; constraint?: string }
  return code === '23505' && (constraint === undefined || broken === constraint)
}

/** Lets others who ask for the same words likewise go on, while those who `lock` them wait. */
export function lockShared(tx: Tx, ...words: (string | number)[]): Promise<void> {
  return lockAllShared(tx, [words])
}

/** The same for several words, one after the other in their order, in one statement. */
export async function lockAllShared(tx: Tx, each: readonly (string | number)[][]): Promise<void> {
  const locks = each.map(
    (words) => sql`pg_advisory_xact_lock_shared(hashtextextended(${words.join(':')}, 0))`,
  )
  await sql`select ${sql.join(locks)}`.execute(tx)
}

/** Makes others who ask for the same words wait until this transaction ends. */
export function lock(tx: Transaction<Tables>, ...words: (string | number)[]): Promise<void> {
  return lockAll(tx, [words])
}

/** The same for several words, one after the other in their order, in one statement. */
export async function lockAll(
  tx: Transaction<Tables>,
  each: readonly (string | number)[][],
): Promise<void> {
  const locks = each.map(
    (words) => sql`pg_advisory_xact_lock(hashtextextended(${words.join(':')}, 0))`,
  )
  await sql`select ${sql.join(locks)}`.execute(tx)
}
