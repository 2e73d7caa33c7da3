import { fetchRows } from './pipelined-connections.ts'
import type { Db } from './transaction.ts'

/** What changed in one transaction: whose, and null for what concerns everybody. */
interface Change {
  transaction: string
  people: (number | null)[]
}

/** What has been committed by now, and from which transaction on there may be more to come. */
export interface Changes {
  next: string
  changes: Change[]
}

/**
 * All that has changed from a transaction on, however late it was committed: what was still open when
 * `next` was told is told again. `null` where a reader begins.
 */
export async function findChanges(db: Db, from: string | null): Promise<Changes> {
  const [found] = await fetchRows<{ next: string; changes: Change[] | null }>(db, text, [from])
  return { next: found!.next, changes: found!.changes ?? [] }
}

// Both halves see the same moment.
const text = `
  select pg_snapshot_xmin(pg_current_snapshot())::text as next, (
    select json_agg(json_build_object('transaction', xact::text, 'people', people))
    from (
      select xact, array_agg(distinct person) as people
      from changes_of_people where xact >= $1::text::xid8 group by xact
    ) found
  ) as changes`
