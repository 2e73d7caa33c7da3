import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** The registers of agents that an admin has to check, the oldest first. */
export async function waitingRegisters(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; user_id: number; title: string; since: Date }>`
    select count(*) over () as total, r.user_id, r.name as title, r.submitted_at as since
    from registers r join profile_cards p on p.id = r.user_id and p.active
    where r.state = 'SUBMITTED' order by r.submitted_at, r.user_id limit ${most}`.execute(db)
  return countedList(rows, ({ user_id: id, title, since }) => {
    return { id, since, deadline: null, personId: id, facts: { title } }
  })
}
