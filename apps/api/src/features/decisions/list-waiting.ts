import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** The appeals that an admin has to answer, the oldest first: none against what they decided themselves. */
export async function waitingAppeals(db: Db, adminId: number, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; id: number; person_id: number; since: Date }>`
    select count(*) over () as total, id, person_id, appealed_at as since
    from decisions
    where appealed_at is not null and appeal_outcome is null and decided_by <> ${adminId}
    order by appealed_at, id limit ${most}`.execute(db)
  return countedList(rows, ({ id, person_id: personId, since }) => {
    return { id, since, deadline: null, personId, facts: {} }
  })
}
