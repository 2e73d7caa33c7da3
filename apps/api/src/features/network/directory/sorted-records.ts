import type { NetworkSort } from '@podium/contract/network'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/index.ts'
import { pausesRequests } from '../../support/index.ts'
import { countList, type Entry, entryColumns, type Filter, type Slice } from './list-records.ts'
import { byName, directionOf } from './order.ts'

/** What narrows these lists: words besides the filters, and whether athletes take requests now. */
interface SortedFilter extends Filter {
  words: readonly string[]
  accepts: boolean
  /** Whether the list is without who is protected. */
  withoutProtected: boolean
}

/** An order of the network; athletes by class are a list of their own (`class-records.ts`). */
export type SortedBy = Exclude<NetworkSort, 'class'>

/**
 * A page of the visible by name or the latest accounts first, and how many there are. The newest are the
 * end of the primary key, read backwards as far as the page. Without words the total comes from the kept
 * counts: who is left out is few, and taken off. Words are matched without fuzzy ones.
 */
export async function findSorted(
  db: Db,
  { words, accepts, withoutProtected, ...filter }: SortedFilter,
  { by, ...slice }: Slice & { by: SortedBy },
): Promise<{ entries: Entry[]; total: number }> {
  const listed = sql.join([sql`role <> 'FAN'`, ...equal(filter)], sql` and `)
  const matching = words.map((word) => sql` and folded_search like ${`% ${word}%`}`)
  const paused = pausesRequests('directory.user_id')
  const leftOut = [...(accepts ? [paused] : []), ...(withoutProtected ? [sql`protected`] : [])]
  const isLeftOut = sql`(${sql.join(leftOut, sql` or `)})`
  const isLeft = leftOut.length > 0 ? sql` and not ${isLeftOut}` : sql``
  const where = sql`${listed}${sql.join(matching, sql``)}${isLeft}`
  const orders: Record<SortedBy, string> = {
    name: byName(directionOf(slice)),
    new: `order by user_id ${slice.descending ? 'asc' : 'desc'}`,
  }
  const { rows } = await sql<Entry>`
    select ${sql.raw(entryColumns)} from directory where ${where}
    ${sql.raw(orders[by])} limit ${slice.limit} offset ${slice.offset}`.execute(db)
  if (words.length > 0) return { entries: rows, total: await count(db, where) }
  const { total } = await countList(db, filter)
  return {
    entries: rows,
    total: leftOut.length > 0 ? total - (await count(db, sql`${listed} and ${isLeftOut}`)) : total,
  }
}

function equal({ role, sport, country, region }: Filter): RawBuilder<unknown>[] {
  return [
    ...(role ? [sql`role = ${role}`] : []),
    ...(sport ? [sql`sport = ${sport}`] : []),
    ...(country ? [sql`country_code = ${country}`] : []),
    ...(region ? [sql`region = ${region}`] : []),
  ]
}

async function count(db: Db, where: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from directory where ${where}`.execute(db)
  return rows[0]?.total ?? 0
}
