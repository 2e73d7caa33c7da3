import { fetchRows } from './pipelined-connections.ts'
import type { Db } from './transaction.ts'

/** What changed in one transaction: whose, and null for what concerns everybody. */
interface Change {
  transaction: string
  people: (number | null)[]
}

/** What has been committed by now. */
export interface Changes {
  /** The snapshot that this was read in, as PostgreSQL writes it: from there on one asks the next time. */
  next: string
  changes: Change[] | null
}

/**
 * What has changed since a snapshot, however late it was committed, as columns of a statement that reads
 * something else in the same moment. `from` names a parameter: the snapshot, or null where a reader begins.
 * Its bounds are asked for in subqueries, so that PostgreSQL plans no call anew for the very values of it.
 */
export const changesSince = (from: string) => `
  pg_current_snapshot()::text as next, (
    select json_agg(json_build_object('transaction', xact::text, 'people', people))
    from (
      select xact, array_agg(distinct person) as people
      from (
        select xact, person from changes_of_people
        where xact >= (select pg_snapshot_xmax(${from}::text::pg_snapshot))
          -- Of what can be seen this leaves out nothing: it has the planner expect few.
          and xact < pg_snapshot_xmax(pg_current_snapshot())
        union all
        select xact, person from changes_of_people
        where xact >= (select pg_snapshot_xmin(${from}::text::pg_snapshot))
          and xact < (select pg_snapshot_xmax(${from}::text::pg_snapshot))
          and not pg_visible_in_snapshot(xact, ${from}::text::pg_snapshot)
      ) changed
      group by xact
    ) found
  ) as changes`

const text = `select ${changesSince('$1')}`

/** All that has changed since a snapshot. */
export async function findChanges(db: Db, from: string | null): Promise<Changes> {
  const [found] = await fetchRows<Changes>(db, text, [from])
  return found!
}
