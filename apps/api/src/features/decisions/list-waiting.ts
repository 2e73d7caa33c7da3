import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The appeals that an admin has to answer, the oldest first: none that they decided, or sent, themselves. */
export function waitingAppeals(db: Db, adminId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, person_id as "personId", appealed_at as since
    from decisions
    where appealed_at is not null and appeal_outcome is null
      and ${adminId} not in (decided_by, person_id)
    order by appealed_at, id limit ${most}`
  return waitingList(db, statement)
}
