import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The reports that an admin has to decide, the oldest first: none about themselves. */
export function waitingReports(db: Db, adminId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, reported_id as "personId", sent_at as since
    from reports where status = 'OPEN' and reported_id <> ${adminId} order by id limit ${most}`
  return waitingList(db, statement)
}
