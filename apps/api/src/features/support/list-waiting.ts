import { personName } from '@podium/contract/person-name'
import { type RawBuilder, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { WaitingFacts } from '@podium/contract/home'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'
import { doubling, type Doubling } from './matches/index.ts'
import { isUnnamedTo, type Reader } from './unnamed.ts'

/** The requests an athlete has to answer, the first to lapse first. */
export function waitingRequests(db: Db, athlete: Reader, most: number): Promise<WaitingList> {
  const isUnnamed = isUnnamedTo(athlete)
  return requestsTo(db, {
    whose: sql`s.athlete_id = ${athlete.id}`,
    ward: sql`null`,
    most,
    ...(isUnnamed && { supporter: sql`case when not ${isUnnamed} then s.supporter_id end` }),
  })
}

/** The requests that athletes whom a guardian looks after have to answer, each with whom it is to. */
export function waitingWardRequests(
  db: Db,
  wardIds: readonly number[],
  most: number,
): Promise<WaitingList> {
  const whose = sql`s.athlete_id = any(${wardIds}::integer[])`
  return requestsTo(db, { whose, ward: sql`s.athlete_id`, most })
}

async function requestsTo(
  db: Db,
  {
    whose,
    ward,
    supporter = sql`s.supporter_id`,
    most,
  }: Record<'whose' | 'ward', RawBuilder<unknown>> & {
    supporter?: RawBuilder<unknown>
    most: number
  },
): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, s.id, ${supporter} as "personId", ${ward} as "wardId",
      s.requested_at as since, s.answer_by as deadline, s.credits, s.months, nullif(s.note, '') as note, g.title as goal,
      ${doubling()}
    from supports s left join goals g on g.id = s.goal_id
    where ${whose} and s.status = 'PENDING' and s.answer_by > ${now()}
    order by s.answer_by, s.id limit ${most}`
  const { total, list } = await waitingList(db, statement)
  return { total, list: list.map((request) => ({ ...request, facts: factsOf(request.facts) })) }
}

function factsOf({ doubling: promised, ...facts }: WaitingFacts & { doubling?: Doubling }) {
  return { ...facts, ...doubledBy(promised) }
}

/** What a fund would add if the request were accepted now, and whose it is where that may be told. */
function doubledBy(promised: Doubling | undefined): { doubled?: number; doubler?: string } {
  const doubled = promised ? Math.min(promised.whole, promised.left) : 0
  if (!promised || doubled === 0) return {}
  const { by } = promised
  return {
    doubled,
    ...(by && { doubler: personName({ name: by.name, lastName: by.last_name }) }),
  }
}
