import { calendarDay } from '@podium/contract/calendar'
import type { MatchEndReason } from '@podium/contract/matches'
import { type Generated, type RawBuilder, type Selectable, sql } from 'kysely'
import { now } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/database/index.ts'
import type { Tables } from '../../../platform/database/tables.ts'
import { isGoalOver } from '../goal-over.ts'
import type { CardRecord } from '../list-records.ts'
import type { SupportRecord } from '../records.ts'

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    matches: MatchesTable
  }
}

interface MatchesTable {
  id: Generated<number>
  owner_id: number
  athlete_id: number
  /** Null where it is for every support of the athlete. */
  goal_id: number | null
  credits: number
  per_supporter: number
  /** ISO day in Portugal, the last one. */
  until: string | null
  created_at: Date
  ended_at: Date | null
  end_reason: MatchEndReason | null
}

export type MatchRecord = Selectable<MatchesTable>

/** What a fund, by its name in a statement, has given. */
export const givenBy = (fund: string) => `(
  select coalesce(sum(x.matched), 0)::integer from supports x where x.match_id = ${fund}.id)`

const given = sql.raw(givenBy('m'))

/** What of it was added to supports of the supporter of `s`. */
const givenToSupporter = sql`(
  select coalesce(sum(x.matched), 0)::integer from supports x
  where x.match_id = m.id and x.supporter_id = s.supporter_id)`

const isOpen = () => sql`
  m.ended_at is null and (m.until is null or m.until >= ${calendarDay(now())}::date)`

const left = () => sql`case when ${isOpen()} then m.credits - ${given} else 0 end`

// --- what doubles a support ----------------------------------------------------------------------

/** What a fund adds, or would add, to a support. */
export interface Doubling {
  id: number
  owner_id: number
  by: Pick<CardRecord, 'name' | 'last_name'> | null
  /** What it would have to add for all that was promised. */
  whole: number
  /** What it has to give. */
  left: number
}

/**
 * The id of the fund that doubles the support `s`: the one it was promised when it was asked for, if that is
 * for what the support is for; otherwise, while it waits, the one that would be promised now. Funds of
 * the goal come before those of the page, older ones first; nobody doubles their own support.
 */
const fundOf = (goalId: RawBuilder<unknown>) => sql`coalesce(
  (select m.id from matches m
   where m.id = s.match_id and (m.goal_id is null or m.goal_id = ${goalId})),
  case when s.status = 'PENDING' then (
    select m.id from matches m
    where m.athlete_id = s.athlete_id and ${isOpen()} and m.owner_id <> s.supporter_id
      and (m.goal_id is null or m.goal_id = ${goalId})
      and m.credits > ${given} and m.per_supporter > ${givenToSupporter}
    order by m.goal_id is null, m.id limit 1) end)`

/** A goal that takes nothing more is accepted for the page, and so its fund adds nothing to what waits. */
const goalThatCounts = () => sql`case when ${isGoalOver()} then null else s.goal_id end`

/**
 * The fund that doubles a support `s` with its goal `g`, with what it does, as one column; null where none
 * does.
 */
export const doubling = () => sql`(
  select json_build_object(
    'id', m.id, 'owner_id', m.owner_id,
    'by', case when c.listed then json_build_object('name', c.name, 'last_name', c.last_name) end,
    'whole', case when s.status = 'PENDING'
             then greatest(0, least(s.credits, m.per_supporter - ${givenToSupporter}))
             else s.matched end,
    'left', case when s.status = 'PENDING' then ${left()} else s.matched end)
  from matches m
  left join profile_cards c on c.id = m.owner_id
  where m.id = ${fundOf(goalThatCounts())}) as doubling`

/** The fund to ask for a support that is being accepted, for its goal or for the page. */
export async function findFundFor(
  tx: Tx,
  supportId: number,
  { forGoal }: { forGoal: boolean },
): Promise<number | null> {
  const goalId = forGoal ? sql`s.goal_id` : sql`null`
  const { rows } = await sql<{ id: number | null }>`
    select ${fundOf(goalId)} as id from supports s where s.id = ${supportId}`.execute(tx)
  return rows[0]?.id ?? null
}

/** The id of the fund to promise to a support that is about to be asked for. */
export async function findFundToPromise(
  tx: Tx,
  asked: Pick<SupportRecord, 'athlete_id' | 'supporter_id' | 'goal_id'>,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select ${fundOf(sql`s.goal_id`)} as id
    from (select ${asked.athlete_id}::integer as athlete_id,
            ${asked.supporter_id}::integer as supporter_id, ${asked.goal_id}::integer as goal_id,
            null::integer as match_id, 'PENDING' as status) s`.execute(tx)
  return rows[0]?.id ?? null
}

/**
 * Locks a fund, and answers what it has to add to a support that waits: several that are accepted at once
 * follow each other, and each sees what the one before was given.
 */
export async function lockForSupport(
  tx: Tx,
  id: number,
  supportId: number,
): Promise<{ fund: MatchRecord; whole: number; left: number }> {
  const fund = await lockMatch(tx, id)
  if (!fund) throw new Error(`there is no match fund ${id}`)
  const { rows } = await sql<{ whole: number; left: number }>`
    select greatest(0, least(s.credits, m.per_supporter - ${givenToSupporter})) as whole,
      ${left()} as left
    from matches m, supports s where m.id = ${id} and s.id = ${supportId}`.execute(tx)
  return { fund, whole: 0, left: 0, ...rows[0] }
}

// --- one's own -----------------------------------------------------------------------------------

/** A fund with what it gave, and to whom it goes. */
export interface OwnMatchRecord extends MatchRecord {
  matched: number
  supports: number
  left: number
  athlete: CardRecord
  goal: { id: number; title: string } | null
}

const own = () => sql`
  select m.*, ${given} as matched, ${left()} as left,
    (select count(*)::integer from supports x where x.match_id = m.id and x.matched > 0) as supports,
    row_to_json(a) as athlete,
    case when g.id is not null then json_build_object('id', g.id, 'title', g.title) end as goal
  from matches m
  join profile_cards a on a.id = m.athlete_id
  left join goals g on g.id = m.goal_id`

/** Somebody's funds, the open ones first, then the latest. */
export async function findMatchesOf(db: Db, ownerId: number): Promise<OwnMatchRecord[]> {
  const { rows } = await sql<OwnMatchRecord>`
    ${own()} where m.owner_id = ${ownerId}
    order by m.ended_at is not null, m.id desc`.execute(db)
  return rows
}

export async function findMatch(db: Db, id: number): Promise<OwnMatchRecord | undefined> {
  const { rows } = await sql<OwnMatchRecord>`${own()} where m.id = ${id}`.execute(db)
  return rows[0]
}

/** Those of these funds of which somebody is a side. */
export async function findMatchesWith(
  db: Db,
  ids: number[],
  userId: number,
): Promise<OwnMatchRecord[]> {
  const { rows } = await sql<OwnMatchRecord>`
    ${own()} where m.id = any(${ids}::integer[]) and ${userId} in (m.owner_id, m.athlete_id)`.execute(
    db,
  )
  return rows
}

/** Who doubled these supports of an athlete. */
export async function findDoublers(
  db: Db,
  ids: number[],
  athleteId: number,
): Promise<(CardRecord & { support_id: number; goal: OwnMatchRecord['goal'] })[]> {
  const { rows } = await sql<CardRecord & { support_id: number; goal: OwnMatchRecord['goal'] }>`
    select c.*, s.id as support_id,
      case when g.id is not null then json_build_object('id', g.id, 'title', g.title) end as goal
    from supports s
    join matches m on m.id = s.match_id
    join profile_cards c on c.id = m.owner_id
    left join goals g on g.id = s.goal_id
    where s.id = any(${ids}::integer[]) and s.athlete_id = ${athleteId}`.execute(db)
  return rows
}

/** An open fund with what it has left, and whose it is. */
export interface OpenMatchRecord extends MatchRecord {
  left: number
  owner: CardRecord & Pick<Tables['profile_cards'], 'listed'>
}

/** The funds that double supports of an athlete now, in the order in which they are asked. */
export async function findOpenMatches(db: Db, athleteId: number): Promise<OpenMatchRecord[]> {
  const { rows } = await sql<OpenMatchRecord>`
    select m.*, ${left()} as left, row_to_json(c) as owner
    from matches m
    join profile_cards c on c.id = m.owner_id
    where m.athlete_id = ${athleteId} and ${isOpen()}
    order by m.goal_id is null, m.id`.execute(db)
  return rows.filter((fund) => fund.left > 0)
}

/** The open funds that have less for a supporter than for others, and how much: one's own has nothing. */
export async function findMatchesLeft(
  db: Db,
  athleteId: number,
  supporterId: number,
): Promise<{ id: number; credits: number }[]> {
  const { rows } = await sql<{ id: number; credits: number }>`
    select id, credits from (
      select m.id, m.per_supporter, case when m.owner_id = s.supporter_id then 0
        else greatest(0, m.per_supporter - ${givenToSupporter}) end as credits
      from matches m, (select ${supporterId}::integer as supporter_id) s
      where m.athlete_id = ${athleteId} and ${isOpen()}) left_of
    where credits < per_supporter order by id`.execute(db)
  return rows
}

export type NewMatch = Pick<
  MatchRecord,
  'owner_id' | 'athlete_id' | 'goal_id' | 'credits' | 'per_supporter' | 'until'
>

export async function insertMatch(tx: Tx, facts: NewMatch): Promise<number> {
  const { id } = await tx
    .insertInto('matches')
    .values({ ...facts, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

// --- ending --------------------------------------------------------------------------------------

export function lockMatch(tx: Tx, id: number): Promise<MatchRecord | undefined> {
  return tx.selectFrom('matches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** What a fund has given; whoever acts on it has locked the fund before. */
export async function sumGiven(tx: Tx, id: number): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select ${given} as given from matches m where m.id = ${id}`.execute(tx)
  return rows[0]?.given ?? 0
}

/** Locks the open funds of somebody, on either side; of two people, those between them. */
export function lockOpenMatchesOf(
  tx: Tx,
  userId: number,
  otherId: number | null = null,
): Promise<MatchRecord[]> {
  return tx
    .selectFrom('matches')
    .selectAll()
    .where((is) => is.or({ owner_id: userId, athlete_id: userId }))
    .$if(otherId !== null, (query) =>
      query.where((where) =>
        where.or([where('owner_id', '=', otherId), where('athlete_id', '=', otherId)]),
      ),
    )
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function endMatchAt(tx: Tx, id: number, reason: MatchEndReason): Promise<void> {
  await tx
    .updateTable('matches')
    .set({ ended_at: now(), end_reason: reason })
    .where('id', '=', id)
    .execute()
}

/** An open fund that may be over. */
interface MatchToLookAt {
  id: number
  goal_id: number | null
  is_time_over: boolean
}

/** Funds whose last day is over, or that are for a goal, which may be over too. */
export async function findMatchesToLookAt(
  db: Db,
  after: number,
  most: number,
): Promise<MatchToLookAt[]> {
  const today = sql`${calendarDay(now())}::date`
  const { rows } = await sql<MatchToLookAt>`
    select m.id, m.goal_id, coalesce(m.until < ${today}, false) as is_time_over from matches m
    where m.ended_at is null and m.id > ${after} and (m.goal_id is not null or m.until < ${today})
    order by m.id limit ${most}`.execute(db)
  return rows
}
