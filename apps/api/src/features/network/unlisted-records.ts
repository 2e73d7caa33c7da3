import type { Role } from '@podium/contract/roles'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import type { Filter, Slice } from './directory/index.ts'

/** What narrows the list of accounts the network does not list; `words` are parts of names. */
export interface UnlistedFilter extends Omit<Filter, 'role'> {
  role: Role
  words: readonly string[]
  /** Only the hidden, or only those who are not. */
  hidden: boolean | undefined
}

export type Unlisted = Pick<
  Tables['people'],
  'id' | 'role' | 'name' | 'last_name' | 'country_code' | 'region'
> & { hidden: boolean }

/**
 * A page of fans or of admins, in the order of names, and how many there are. Admins alone ask, and
 * seldom: they are read from their own tables and have no directory.
 */
export async function findUnlisted(
  db: Db,
  { words, role, sport, country, region, hidden }: UnlistedFilter,
  { offset, limit, descending }: Slice,
): Promise<{ rows: Unlisted[]; total: number }> {
  const name = sql`fold_text(people.name || ' ' || people.last_name)`
  const direction = descending ? sql`desc` : sql`asc`
  // Admins have no page that could be hidden.
  const hides = sql`not coalesce(cards.shown, true)`
  const conditions = [
    sql`people.role = ${role}`,
    sql`people.active`,
    ...(sport ? [sql`cards.sport = ${sport}`] : []),
    ...(country ? [sql`people.country_code = ${country}`] : []),
    ...(region ? [sql`people.region = ${region}`] : []),
    ...(hidden === undefined ? [] : [sql`${hides} = ${hidden}`]),
    ...words.map((word) => sql`strpos(${name}, ${word}) > 0`),
  ]
  const { rows } = await sql<Unlisted & { total: number }>`
    with found as materialized (
      select people.id, people.role, people.name, people.last_name, people.country_code,
             people.region, ${hides} as hidden, ${name} as folded
      from people left join profile_cards cards on cards.id = people.id
      where ${sql.join(conditions, sql` and `)}
    )
    select counted.total, page.* from (select count(*)::integer as total from found) counted
    left join lateral (
      select * from found order by folded collate "C" ${direction}, id ${direction}
      limit ${limit} offset ${offset}
    ) page on true
    order by page.folded collate "C" ${direction}, page.id ${direction}`.execute(db)
  return { rows: rows.filter(({ id }) => id !== null), total: rows[0]?.total ?? 0 }
}
