import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Filter, Slice } from './directory/index.ts'

/** What narrows the list of hidden profiles; `words` are parts of names. */
export interface HiddenFilter extends Filter {
  words: readonly string[]
}

/**
 * A page of hidden profiles, in the order of names, and how many there are. Few are hidden and few
 * viewers ask, so they are read from their own tables and have no directory.
 */
export async function findHidden(
  db: Db,
  { words, role, sport, country, region }: HiddenFilter,
  { offset, limit, descending }: Slice,
): Promise<{ ids: number[]; total: number }> {
  const name = sql`fold_text(cards.name || ' ' || cards.last_name)`
  const direction = descending ? sql`desc` : sql`asc`
  const conditions = [
    sql`true`,
    ...(role ? [sql`cards.role = ${role}`] : []),
    ...(sport ? [sql`cards.sport = ${sport}`] : []),
    ...(country ? [sql`people.country_code = ${country}`] : []),
    ...(region ? [sql`people.region = ${region}`] : []),
    ...words.map((word) => sql`strpos(${name}, ${word}) > 0`),
  ]
  const { rows } = await sql<{ ids: number[]; total: number }>`
    with hidden as (
      select cards.id, ${name} as name
      from directory_blanks
      join profile_cards cards on cards.id = directory_blanks.user_id
      join people on people.id = cards.id
      where ${sql.join(conditions, sql` and `)}
    )
    select (select count(*)::integer from hidden) as total, array(
      select id from hidden order by name collate "C" ${direction}, id ${direction}
      limit ${limit} offset ${offset}) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
