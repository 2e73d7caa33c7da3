import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

interface Row {
  total: number
  id: number
  supporter_id: number
  credits: number
  months: number
  note: string
  requested_at: Date
  answer_by: Date
}

/** The requests an athlete has to answer, the first to lapse first. */
export async function waitingRequests(
  db: Db,
  athleteId: number,
  most: number,
): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select count(*) over () as total, id, supporter_id, credits, months, note, requested_at,
      answer_by
    from supports
    where athlete_id = ${athleteId} and status = 'PENDING' and answer_by > ${now()}
    order by answer_by, id limit ${most}`.execute(db)
  return countedList(rows, (row) => ({
    id: row.id,
    since: row.requested_at,
    deadline: row.answer_by,
    personId: row.supporter_id,
    facts: { credits: row.credits, months: row.months, ...(row.note && { note: row.note }) },
  }))
}
