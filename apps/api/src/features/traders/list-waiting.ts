import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The sponsors that an admin has to check as sellers, the oldest first. */
export function waitingTraders(db: Db, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, p.id, p.id as "personId", t.legal_name as title,
      t.submitted_at as since
    from traders t join profile_cards p on p.id = t.user_id and p.active
    where t.state = 'SUBMITTED' order by t.submitted_at, p.id limit ${most}`
  return waitingList(db, statement)
}
