import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/** The agreements whose newest version a person has not accepted, the longest waiting first. */
export function waitingAgreements(db: Db, userId: number, most: number): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, a.id, a.title, v.created_at as since,
      case a.athlete_id when ${userId} then a.supporter_id else a.athlete_id end as "personId"
    from agreements a
    join agreement_versions v on v.agreement_id = a.id and v.version = a.version
    where a.ended_at is null and (
      (a.athlete_id = ${userId} and v.athlete_accepted_at is null)
      or (a.supporter_id = ${userId} and v.supporter_accepted_at is null))
    order by v.created_at, a.id limit ${most}`
  return waitingList(db, statement)
}

/**
 * The agreements that wait for an answer of athletes whom a guardian looks after, each with whose it is; not
 * those with the guardian, or that they made for the supporter, which they do not answer for the other side.
 */
export function waitingWardAgreements(
  db: Db,
  { guardianId, wardIds }: { guardianId: number; wardIds: readonly number[] },
  most: number,
): Promise<WaitingList> {
  const statement = sql`
    select count(*) over () as total, a.id, a.title, v.created_at as since,
      a.supporter_id as "personId", a.athlete_id as "wardId"
    from agreements a
    join agreement_versions v on v.agreement_id = a.id and v.version = a.version
    where a.ended_at is null and v.athlete_accepted_at is null
      and a.athlete_id = any(${wardIds}::integer[]) and a.supporter_id <> ${guardianId}
      and v.delegate_id is distinct from ${guardianId}
    order by v.created_at, a.id limit ${most}`
  return waitingList(db, statement)
}
