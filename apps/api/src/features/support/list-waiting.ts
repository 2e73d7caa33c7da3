import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The requests an athlete has to answer, the first to lapse first. */
export function waitingRequests(db: Db, athleteId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, id, supporter_id as "personId", requested_at as since,
      answer_by as deadline, credits, months, nullif(note, '') as note
    from supports
    where athlete_id = ${athleteId} and status = 'PENDING' and answer_by > ${now()}
    order by answer_by, id limit ${most}`
  return waitingList(db, statement)
}
