import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    directory: DirectoryTable
  }
}

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

export interface Filter {
  roles: readonly Role[]
  /** Folded; empty browses. */
  q: string
  sport?: Sport | undefined
  country?: string | undefined
  region?: string | undefined
}

function matching(db: Db, filter: Filter) {
  let query = db
    .selectFrom('directory')
    .where('role', 'in', filter.roles as DirectoryTable['role'][])
  if (filter.sport) query = query.where('sport', '=', filter.sport)
  if (filter.country) query = query.where('country_code', '=', filter.country)
  if (filter.region) query = query.where('region', '=', filter.region)
  return filter.q ? query.where(found(filter.q)) : query
}

/** Contains the words, or something a slip of the finger away from them. */
function found(q: string): Expression<SqlBool> {
  return sql<boolean>`(folded_search like ${`%${escapeLike(q)}%`} or ${q} <% folded_search)`
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}

/** Exact first, then names that begin so, then words that begin so, then the rest (P48). */
function rank(q: string) {
  const begins = `${escapeLike(q)}%`
  return sql<number>`case
    when folded_name = ${q} then 0
    when folded_name like ${begins} then 1
    when folded_name like ${`% ${begins}`} then 2
    when folded_search like ${`%${begins}`} then 3
    else 4 end`
}

export function listEntries(
  db: Db,
  filter: Filter,
  page: { offset: number; limit: number; descending: boolean },
): Promise<DirectoryTable[]> {
  const direction = page.descending ? 'desc' : 'asc'
  let query = matching(db, filter).selectAll()
  if (filter.q) query = query.orderBy(rank(filter.q))
  return query
    .orderBy(sql`folded_name collate "C"`, direction)
    .orderBy('user_id', direction)
    .offset(page.offset)
    .limit(page.limit)
    .execute()
}

export async function countEntries(db: Db, filter: Filter): Promise<number> {
  const row = await matching(db, filter)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}
