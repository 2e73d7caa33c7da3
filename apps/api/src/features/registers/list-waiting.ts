import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The registers of agents that an admin has to check, the oldest first. */
export function waitingRegisters(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, p.id, p.id as "personId", r.name as title,
      r.submitted_at as since
    from registers r join profile_cards p on p.id = r.user_id and p.active
    where r.state = 'SUBMITTED' order by r.submitted_at, p.id limit ${most}`
  return waitingList(db, statement)
}
