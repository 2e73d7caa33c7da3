import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { countedList, type WaitingList } from '../../platform/waiting.ts'

interface Row {
  total: number
  id: number
  title: string
  created_at: Date
  other_id: number
}

/** The agreements whose newest version a person has not accepted, the longest waiting first. */
export async function waitingAgreements(
  db: Db,
  userId: number,
  most: number,
): Promise<WaitingList> {
  const { rows } = await sql<Row>`
    select count(*) over () as total, a.id, a.title, v.created_at,
      case a.athlete_id when ${userId} then a.supporter_id else a.athlete_id end as other_id
    from agreements a
    join agreement_versions v on v.agreement_id = a.id and v.version = a.version
    where a.ended_at is null and (
      (a.athlete_id = ${userId} and v.athlete_accepted_at is null)
      or (a.supporter_id = ${userId} and v.supporter_accepted_at is null))
    order by v.created_at, a.id limit ${most}`.execute(db)
  return countedList(rows, ({ id, title, created_at, other_id }) => ({
    id,
    since: created_at,
    deadline: null,
    personId: other_id,
    facts: { title },
  }))
}
