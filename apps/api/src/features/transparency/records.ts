import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    yearly_counts: YearlyCountsTable
  }
}

/** What is counted by triggers (migration 82); hours are how many notices took so many to decide. */
export type Figure = 'notices' | 'acts' | 'grounds' | 'appeals' | 'outcomes' | 'hours'

interface YearlyCountsTable {
  year: number
  figure: Figure
  key: string
  held: number
}

/** The figures of a year, but the hours: of these there are many. */
export function findFigures(
  db: Db,
  year: number,
): Promise<Pick<YearlyCountsTable, 'figure' | 'key' | 'held'>[]> {
  return db
    .selectFrom('yearly_counts')
    .select(['figure', 'key', 'held'])
    .where('year', '=', year)
    .where('figure', '<>', 'hours')
    .execute()
}

/** The first year of which anything is counted, and the hours within which half of a year's were decided. */
export async function findSpan(
  db: Db,
  year: number,
): Promise<{ since: number | null; medianHours: number | null }> {
  const { rows } = await sql<{ since: number | null; medianHours: number | null }>`
    select (select min(year) from yearly_counts) as since, (
      select hours from (
        select key::integer as hours, sum(held) over (order by key::integer) as within,
          sum(held) over () as of_all
        from yearly_counts where year = ${year} and figure = 'hours'
      ) taken
      where within * 2 >= of_all order by hours limit 1
    ) as "medianHours"`.execute(db)
  return rows[0] ?? { since: null, medianHours: null }
}
