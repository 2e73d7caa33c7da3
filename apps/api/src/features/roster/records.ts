import type { Page, PageQuery } from '@podium/contract/list'
import type { Scope } from '@podium/contract/scopes'
import type { Sport } from '@podium/contract/sports'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'

/** An athlete whom a manager represents, with what waits, as far as the scopes tell. */
export interface RosterRecord {
  athlete_id: number
  sport: Sport | null
  scopes: Scope[]
  accepted_at: Date
  ends_at: Date | null
  requests: number | null
  request_id: number | null
  answer_by: Date | null
  agreements: number | null
  agreement_id: number | null
  unread: number | null
}

/** Whether a delegation by which an athlete is represented runs now. */
const isRepresented = () => sql`
  d.kind = 'REPRESENTATION' and d.accepted_at is not null and d.ended_at is null
  and (d.ends_at is null or d.ends_at > ${now()})`

/**
 * A page of the athletes a manager represents, the most urgent first, and how many they are. What waits for
 * them is read under the scopes alone: without them it neither counts nor orders, and nor does what the
 * manager proposed or wrote themselves, which they do not answer.
 */
export async function findRoster(
  db: Db,
  managerId: number,
  { _limit, _page }: PageQuery,
): Promise<Page<RosterRecord>> {
  const { rows } = await sql<RosterRecord & { total: number }>`
    select count(*) over () as total, d.principal_id as athlete_id, p.sport, d.scopes,
      d.accepted_at, d.ends_at, asked.requests, asked.request_id, asked.answer_by,
      agreed.agreements, agreed.agreement_id, wrote.unread
    from delegations d
    join profile_cards p on p.id = d.principal_id and p.active and p.role = 'ATHLETE'
    left join lateral (
      select count(*)::integer as requests, min(s.answer_by) as answer_by,
        (array_agg(s.id order by s.answer_by, s.id))[1] as request_id
      from supports s
      where s.athlete_id = d.principal_id and s.status = 'PENDING' and s.answer_by > ${now()}
    ) asked on 'SUPPORT' = any (d.scopes)
    left join lateral (
      select count(*)::integer as agreements,
        (array_agg(a.id order by v.created_at, a.id))[1] as agreement_id
      from agreements a
      join agreement_versions v on v.agreement_id = a.id and v.version = a.version
      where a.athlete_id = d.principal_id and a.ended_at is null and v.athlete_accepted_at is null
        and a.supporter_id <> d.delegate_id and v.delegate_id is distinct from d.delegate_id
    ) agreed on 'SUPPORT' = any (d.scopes)
    left join lateral (
      select coalesce(sum(c.unread), 0)::integer as unread
      from conversation_sides c
      where c.user_id = d.principal_id and c.unread > 0 and c.other_id <> d.delegate_id
    ) wrote on 'MESSAGES' = any (d.scopes)
    where d.delegate_id = ${managerId} and ${isRepresented()}
    order by asked.answer_by nulls last, coalesce(agreed.agreements, 0) desc,
      coalesce(wrote.unread, 0) desc, fold_text(p.name || ' ' || p.last_name) collate "C", p.id
    limit ${_limit} offset ${_page * _limit}`.execute(db)
  return { list: rows, total: rows[0]?.total ?? 0 }
}

/** A page of the listed athletes whom a manager represents, by name, and how many they are. */
export async function findShownAthletes(
  db: Db,
  managerId: number,
  { _limit, _page }: PageQuery,
): Promise<Page<{ id: number; sport: Sport | null }>> {
  const { rows } = await sql<{ total: number; id: number; sport: Sport | null }>`
    select count(*) over () as total, p.id, p.sport
    from delegations d
    join profile_cards p on p.id = d.principal_id and p.listed and p.role = 'ATHLETE'
    where d.delegate_id = ${managerId} and ${isRepresented()}
    order by fold_text(p.name || ' ' || p.last_name) collate "C", p.id
    limit ${_limit} offset ${_page * _limit}`.execute(db)
  return { list: rows, total: rows[0]?.total ?? 0 }
}

/** Everybody whom a manager represents, also those who are not listed now. */
export async function findAllRepresented(db: Db, managerId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select d.principal_id as id from delegations d
    where d.delegate_id = ${managerId} and ${isRepresented()}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The managers who represent an athlete, the first agreed on first. */
export async function findRepresentatives(
  db: Db,
  athleteId: number,
): Promise<{ delegation_id: number; manager_id: number; listed: boolean }[]> {
  const { rows } = await sql<{ delegation_id: number; manager_id: number; listed: boolean }>`
    select d.id as delegation_id, p.id as manager_id, p.listed
    from delegations d
    join profile_cards p on p.id = d.delegate_id and p.active and p.role = 'MANAGER'
    where d.principal_id = ${athleteId} and ${isRepresented()}
    order by d.accepted_at, d.id`.execute(db)
  return rows
}
