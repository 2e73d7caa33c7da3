import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../src/platform/database/index.ts'

/** Longer than anything takes that works, even on a busy machine. */
const patienceMs = 40_000

/**
 * Waits until something is found and answers it: as soon as it is there on a quiet machine, as late as
 * it needs on a busy one. Throws `missing` when it does not come at all.
 */
export async function waitFor<T>(
  find: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  missing: string | (() => string | Promise<string>),
): Promise<T> {
  const end = performance.now() + patienceMs
  for (;;) {
    const found = await find()
    if (found) return found
    if (performance.now() > end)
      throw new Error(typeof missing === 'string' ? missing : await missing())
    await pause(10)
  }
}

/** Waits until so many statements are held up by what another transaction has locked. */
export async function waitUntilHeldUp(db: Db, most = 1): Promise<void> {
  await waitFor(async () => {
    const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows.length >= most
  }, `fewer than ${most} statements are held up`)
}
