import { sql } from 'kysely'
import type { Db } from '../src/platform/database/index.ts'
import { waitFor } from './wait.ts'

/** Jobs of ours that are waiting or being done; the queue's own housekeeping aside. */
export async function countOpenJobs(db: Db, queue = '%'): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*) as open from pgboss.job
    where state in ('created', 'retry', 'active')
      and name like ${queue} and name not like '\\_\\_pgboss%'`.execute(db)
  return rows[0]?.open ?? 0
}

/** Waits until no job is open; fails loudly rather than waiting for ever. */
export async function settle(db: Db): Promise<void> {
  await waitFor(async () => (await countOpenJobs(db)) === 0, 'jobs are still open')
}
