import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** The sponsors that an admin has to check as sellers, the oldest first. */
export async function waitingTraders(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; user_id: number; title: string; since: Date }>`
    select count(*) over () as total, t.user_id, t.legal_name as title, t.submitted_at as since
    from traders t join profile_cards p on p.id = t.user_id and p.active
    where t.state = 'SUBMITTED' order by t.submitted_at, t.user_id limit ${most}`.execute(db)
  return countedList(rows, ({ user_id: id, title, since }) => {
    return { id, since, deadline: null, personId: id, facts: { title } }
  })
}
