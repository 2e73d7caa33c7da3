import { sql } from 'kysely'
import type { Db } from '../../../platform/database/index.ts'
import { type Entry, entryColumns, type Filter, type Slice } from './list-records.ts'
import { byName, directionOf } from './order.ts'

/** What narrows a list of athletes by class, which is the sportest score they show. */
export interface ClassFilter extends Omit<Filter, 'role'> {
  words: readonly string[]
  /** The least class; an athlete who shows no score has none. */
  least: number | undefined
}

/**
 * A page of the visible athletes by class, and how many there are, in one statement. Few may ask, so
 * these lists are counted at every call, and words are matched without fuzzy ones.
 */
export async function findByClass(
  db: Db,
  { words, sport, country, region, least }: ClassFilter,
  { by, ...slice }: Slice & { by: 'name' | 'class' },
): Promise<{ entries: Entry[]; total: number }> {
  const where = sql.join(
    [
      sql`role = 'ATHLETE'`,
      ...(least === undefined ? [] : [sql`sportest_score >= ${least}`]),
      ...(sport ? [sql`sport = ${sport}`] : []),
      ...(country ? [sql`country_code = ${country}`] : []),
      ...(region ? [sql`region = ${region}`] : []),
      ...words.map((word) => sql`folded_search like ${`% ${word}%`}`),
    ],
    sql` and `,
  )
  const direction = directionOf(slice)
  // Athletes who show no score come last either way.
  const order = sql.raw(
    by === 'class' ? byName('asc', `sportest_score ${direction} nulls last, `) : byName(direction),
  )
  const { rows } = await sql<Entry & { total: number }>`
    select counted.total, page.* from (
      select count(*)::integer as total from directory where ${where}
    ) counted
    left join lateral (
      select ${sql.raw(entryColumns)} from directory where ${where}
      ${order} limit ${slice.limit} offset ${slice.offset}
    ) page on true
    ${order}`.execute(db)
  const entries = rows.filter(({ user_id }) => user_id !== null)
  return { entries, total: rows[0]?.total ?? 0 }
}
