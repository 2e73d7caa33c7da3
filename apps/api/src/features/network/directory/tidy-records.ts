import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/index.ts'

/** How many people the fullest bucket of the whole list holds. */
export async function findFullestBucket(db: Db): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(held), 0)::integer as most from directory_counts
    where list = '*/*/*/*' and part >= 0
  `.execute(db)
  return rows[0]?.most ?? 0
}

/** Cuts the names anew; changes of profiles wait meanwhile. */
export async function rebuildBuckets(tx: Tx): Promise<void> {
  await sql`select arrange_directory_shelves()`.execute(tx)
}

/** Deletes words that no entry has any more, and empty lists: names are personal data. */
export async function deleteEmptyRows(tx: Tx): Promise<void> {
  await sql`delete from directory_vocabulary where held = 0`.execute(tx)
  await sql`delete from directory_counts where held = 0`.execute(tx)
}
