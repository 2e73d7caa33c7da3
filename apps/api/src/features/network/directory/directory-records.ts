import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { Db, Tx } from '../../../platform/database/index.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    directory: DirectoryTable
    directory_blanks: { user_id: number }
  }
}

/**
 * One entry for each visible profile. What is derived from it (counts, buckets and words) is kept by
 * triggers (migration 24), so that no statement that writes can forget them.
 */
export interface DirectoryTable {
  user_id: number
  role: Exclude<Role, 'ADMIN'>
  name: string
  last_name: string
  sport: Sport | null
  club_name: string | null
  avatar_id: number | null
  country_code: string | null
  region: string | null
  phrase: string | null
  sportest_score: number | null
  folded_name: string
  folded_search: string
  /** Whether the person is protected: visitors read their name only when they search by words. */
  protected: boolean
}

export async function upsertEntry(tx: Tx, entry: DirectoryTable): Promise<void> {
  await tx
    .insertInto('directory')
    .values(entry)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(entry))
    .execute()
}

export async function deleteEntry(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('directory').where('user_id', '=', userId).execute()
}

/** Keeps, or keeps no longer, that a profile is there and hidden. */
export async function writeBlank(tx: Tx, userId: number, isBlank: boolean): Promise<void> {
  if (!isBlank) {
    await tx.deleteFrom('directory_blanks').where('user_id', '=', userId).execute()
    return
  }
  await tx
    .insertInto('directory_blanks')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The hidden profiles, in the order in which their accounts came. */
export async function findBlanks(
  db: Db,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const blanks = await db
    .selectFrom('directory_blanks')
    .select('user_id')
    .orderBy('user_id')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  return blanks.map(({ user_id }) => user_id)
}
