import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/index.ts'

/** How many people the fullest shelf of the list of everybody holds. */
export async function findFullestShelf(db: Db): Promise<number> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(held), 0)::integer as most from directory_counts
    where list = '*/*/*/*' and part >= 0
  `.execute(db)
  return rows[0]?.most ?? 0
}

/** Cuts the names anew, while who changes a profile waits. */
export async function arrangeShelves(tx: Tx): Promise<void> {
  await sql`select arrange_directory_shelves()`.execute(tx)
}

/** Forgets words nobody is found by any more, and lists that are empty: names are personal data. */
export async function deleteNoughts(tx: Tx): Promise<void> {
  await sql`delete from directory_vocabulary where held = 0`.execute(tx)
  await sql`delete from directory_counts where held = 0`.execute(tx)
}
