import { sql } from 'kysely'
import { Refused } from '../refuse.ts'
import type { Log } from '../log.ts'
import { connectDatabase } from './connect.ts'
import type { Db } from './transaction.ts'

/** Asks something that only reads, of whichever database is fit to answer it. */
export type Ask = <T>(question: (db: Db) => T | Promise<T>) => Promise<T>

/** Reads that need not see what the same person wrote a moment ago. */
export interface Reading {
  ask: Ask
  stop(): Promise<void>
}

/** Everything is read from the one database. */
export function readPrimary(db: Db): Reading {
  return { ask: async (question) => question(db), stop: async () => {} }
}

/** How often the replica is asked how far it is, in milliseconds. */
const checkMs = 2000

/** A replica further behind than this is not read from, in seconds. */
const mostBehind = 5

/**
 * Reads from a streaming replica while it answers and keeps up, otherwise from the primary: losing
 * the replica costs speed, never an answer. A question that fails there is asked again of the primary.
 */
export function readReplica(
  url: string,
  primary: Db,
  options: { prepared: boolean; log: Log },
): Reading {
  const replica = connectDatabase(url, options)
  let isFit = false
  const check = async () => {
    const was = isFit
    isFit = await keepsUp(replica.db).catch(() => false)
    if (was !== isFit) options.log.warn({ isFit }, 'the replica changed')
  }
  void check()
  const checking = setInterval(() => void check(), checkMs).unref()
  const ask: Ask = async (question) => {
    if (!isFit) return question(primary)
    try {
      return await question(replica.db)
    } catch (error) {
      // A refusal is an answer. Anything else may be the replica's fault, a statement it cancelled.
      if (error instanceof Refused) throw error
      isFit = false
      return question(primary)
    }
  }
  const stop = async () => {
    clearInterval(checking)
    await replica.stop()
  }
  return { ask, stop }
}

/** Whether it still hears its primary, and has replayed what it heard or is only just behind. */
async function keepsUp(db: Db): Promise<boolean> {
  const { rows } = await sql<{ hears: boolean; behind: number | null }>`
    select exists(select from pg_stat_wal_receiver where pid is not null) as hears,
      case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
           else extract(epoch from now() - pg_last_xact_replay_timestamp()) end as behind
  `.execute(db)
  const [state] = rows
  return !!state?.hears && (state.behind ?? 0) <= mostBehind
}
