import { personName } from '@podium/contract/person-name'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'
import { doubling, type Doubling } from './matches/index.ts'

interface Row {
  total: number
  id: number
  supporter_id: number
  credits: number
  months: number
  note: string
  requested_at: Date
  answer_by: Date
  goal: string | null
  doubling: Doubling | null
}

/** The requests an athlete has to answer, the first to lapse first. */
export async function waitingRequests(
  db: Db,
  athleteId: number,
  most: number,
): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select count(*) over () as total, s.id, s.supporter_id, s.credits, s.months, s.note,
      s.requested_at, s.answer_by, g.title as goal, ${doubling()}
    from supports s left join goals g on g.id = s.goal_id
    where s.athlete_id = ${athleteId} and s.status = 'PENDING' and s.answer_by > ${now()}
    order by s.answer_by, s.id limit ${most}`.execute(db)
  return countedList(rows, (row) => ({
    id: row.id,
    since: row.requested_at,
    deadline: row.answer_by,
    personId: row.supporter_id,
    facts: {
      ...{ credits: row.credits, months: row.months },
      ...(row.note && { note: row.note }),
      ...(row.goal && { goal: row.goal }),
      ...doubledBy(row.doubling),
    },
  }))
}

/** What a fund would add if the request were accepted now, and whose it is where that may be told. */
function doubledBy(promised: Doubling | null): { doubled?: number; doubler?: string } {
  const doubled = promised ? Math.min(promised.whole, promised.left) : 0
  if (!promised || doubled === 0) return {}
  const { by } = promised
  return {
    doubled,
    ...(by && { doubler: personName({ name: by.name, lastName: by.last_name }) }),
  }
}
