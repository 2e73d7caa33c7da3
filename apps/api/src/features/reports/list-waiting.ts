import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

/** The reports that an admin has to decide, the oldest first. */
export async function waitingReports(db: Db, most: number): Promise<WaitingList> {
  const { rows } = await sql<{ total: number; id: number; reported_id: number; sent_at: Date }>`
    select count(*) over () as total, id, reported_id, sent_at
    from reports where status = 'OPEN' order by id limit ${most}`.execute(db)
  return countedList(rows, ({ id, reported_id, sent_at }) => ({
    id,
    since: sent_at,
    deadline: null,
    personId: reported_id,
    facts: {},
  }))
}
