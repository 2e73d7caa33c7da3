import type { AgeGroup, CompetitionLevel } from '@podium/contract/achievements'
import { yearLimits } from '@podium/contract/years'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, fetchRows, type Tx } from '../../platform/database/index.ts'
import { areApart } from '../messages/index.ts'
import { isReadBy } from '../season/index.ts'
import type { CardRecord } from '../support/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    told_years: { user_id: number; year: number }
  }
}

/** A year of a member, as a viewer asks for it. */
export interface Asked {
  userId: number
  /** Whether it is their own; everybody else counts only who shows that they support. */
  isOwn: boolean
  /** What visitors read search engines keep: nobody who is protected is named or counted there. */
  toVisitors: boolean
  year: number
}

export interface ResultRecord {
  id: number
  date: string
  result: number
  competition: string | null
  competition_level: CompetitionLevel
  age_group: AgeGroup
}

export interface ToldRecord {
  id: number
  text: string
  at: string
}

// --- an athlete's year ---------------------------------------------------------------------------

const bounds = `bounds as (
  select make_timestamptz($2, 1, 1, 0, 0, 0, 'Europe/Lisbon') as first,
    make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Europe/Lisbon') as after)`

/**
 * The accepted supports of an athlete that a viewer may know of. Whoever took a support back, or had it
 * ended, is not shown by it afterwards; one that was extended goes on in the last of those that began
 * together, and stands or falls with it.
 */
const known = ({ toVisitors }: Pick<Asked, 'toVisitors'>) => `known as (
  select s.supporter_id, s.credits, s.accepted_at, coalesce(s.ended_at, s.ends_at) as until,
    not s.private and c.listed ${toVisitors ? 'and not c.protected' : ''} and last_value(s.status = 'ACTIVE' or s.end_reason = 'PERIOD_OVER')
      over (partition by s.supporter_id, s.active_from order by s.accepted_at, s.id
            rows between unbounded preceding and unbounded following) as is_open
  from supports s
  join profile_cards c on c.id = s.supporter_id
  where s.athlete_id = $1 and s.accepted_at is not null)`

const figures = (asked: Asked) => `
  with ${bounds}, ${known(asked)}, counted as (select * from known where $3 or is_open)
  select
    coalesce(sum(credits) filter (where accepted_at >= first), 0)::integer as credits,
    (count(distinct supporter_id) filter (where accepted_at >= first))::integer as supporters,
    (select count(*)::integer from generate_series(1, 12) as n (month),
       lateral (select make_timestamptz($2, n.month, 1, 0, 0, 0, 'Europe/Lisbon') as begun,
         (make_timestamp($2, n.month, 1, 0, 0, 0) + interval '1 month')
           at time zone 'Europe/Lisbon' as over) m
     where m.begun <= $4 and exists (
       select from counted c
       where c.until > m.begun and c.accepted_at < m.over)) as months
  from counted, bounds
  where accepted_at < after`

export interface FiguresRecord {
  credits: number
  supporters: number
  months: number
}

/** What supporters gave in a year, and in how many months of it there was a supporter. */
export async function findFigures(db: Db, asked: Asked): Promise<FiguresRecord> {
  const { userId, year, isOwn } = asked
  const [row] = await fetchRows<FiguresRecord>(db, figures(asked), [userId, year, isOwn, now()])
  return row ?? { credits: 0, supporters: 0, months: 0 }
}

const named = (asked: Asked) => `
  with ${bounds}, ${known(asked)}
  select c.* from (
    select supporter_id, min(accepted_at) as since from known, bounds
    where is_open and accepted_at >= first and accepted_at < after
    group by supporter_id) s
  join profile_cards c on c.id = s.supporter_id
  order by (c.role = 'SPONSOR') desc, s.since, c.id
  limit $3`

/** Some of those who show that they supported in a year, sponsors first. */
export function findNamed(db: Db, asked: Asked): Promise<CardRecord[]> {
  const { userId, year } = asked
  return fetchRows(db, named(asked), [userId, year, yearLimits.supporters])
}

/** When a goal `g` of SQL was reached: by the support that had it reach what is wanted, or later, since less is. */
const reachedAt = `
  select greatest(accepted_at, g.reached_told_at) as reached_at from (
    select accepted_at, sum(credits + matched) over (order by accepted_at, id) as so_far
    from supports where goal_id = g.id and accepted_at is not null) s
  where so_far >= g.credits order by accepted_at limit 1`

const reached = `
  with ${bounds}
  select g.id, g.title, g.credits, (count(*) over ())::integer as total
  from goals g
  cross join bounds
  join lateral (${reachedAt}) r on r.reached_at >= first and r.reached_at < after
  where g.athlete_id = $1 and ($3 or g.closed_at is null)
  order by r.reached_at, g.id limit $4`

export interface ReachedRecord {
  id: number
  title: string
  credits: number
  /** How many there are in all. */
  total: number
}

/** The first goals that were reached in a year; those that were closed since are their athlete's alone. */
export function findReached(db: Db, { userId, year, isOwn }: Asked): Promise<ReachedRecord[]> {
  return fetchRows(db, reached, [userId, year, isOwn, yearLimits.goals])
}

/** Results and updates as columns of a statement: how many there are, and a few of them. */
interface Became {
  results: number
  best: ResultRecord[] | null
  told: number
  latest: ToldRecord[] | null
}
export type BecameRecord = Became

/**
 * Orders achievements of SQL as they stand on an athlete's page (`profile.page`): podiums first, then the
 * higher level, the better place, the later day.
 */
export const byMerit = `
  result > 3, array_position(array['INTERNATIONAL', 'NATIONAL', 'LOCAL'], competition_level), result,
  date desc, id`

/** The columns of `Became` from the rows `results` and `told` of SQL, at most so many of each. */
const became = (most: { results: string; updates: string }) => `
  (select count(*)::integer from results) as results,
  (select json_agg(b) from (
    select id, date, result, competition, competition_level, age_group from results
    order by ${byMerit} limit ${most.results}) b) as best,
  (select count(*)::integer from told) as told,
  (select json_agg(b) from (
    select id, left(text, 280) as text, created_at as at from told
    order by id desc limit ${most.updates}) b) as latest`

const ofAthlete = `
  with ${bounds},
  results as (
    select * from achievements
    where athlete_id = $1 and date >= make_date($2, 1, 1) and date <= make_date($2, 12, 31)),
  told as (
    select u.* from updates u, bounds
    where u.athlete_id = $1 and u.created_at >= first and u.created_at < after
      and ($3 or ${isReadBy('u', '$4', '$5')} and (u.audience = 'EVERYBODY' or not ${areApart('$1', '$4')})))
  select ${became({ results: '$6', updates: '$7' })}`

/** An athlete's results of a year, the best first, and what they told that a reader may read. */
export async function findBecame(db: Db, asked: Asked, readerId: number): Promise<Became> {
  const { userId, year, isOwn } = asked
  const { results, updates } = yearLimits
  const given = [userId, year, isOwn, readerId, now(), results, updates]
  const [row] = await fetchRows<Became>(db, ofAthlete, given)
  return row ?? { results: 0, best: null, told: 0, latest: null }
}

// --- a supporter's year --------------------------------------------------------------------------

export interface GivenRecord extends CardRecord, Became {
  protected: boolean
  credits: number
  months: number
  goals: { id: number; title: string; isReached: boolean }[] | null
}

/**
 * Whom a member supported in a year, and what became of it from then on: while the support ran, and until
 * the year was over. Of whom they cannot see any more nothing but the support is told.
 */
const given = `
  with ${bounds},
  given as (
    select s.athlete_id, sum(s.credits)::integer as credits, sum(s.months)::integer as months,
      min(s.accepted_at) as since,
      greatest(max(coalesce(s.ended_at, s.ends_at)), max(after)) as until,
      -- The moment at which a year is over is a day of the next one.
      greatest(max(coalesce(s.ended_at, s.ends_at)), max(after) - interval '1 second') as last,
      array_agg(s.goal_id) filter (where s.goal_id is not null) as goal_ids
    from supports s, bounds
    where s.supporter_id = $1 and s.accepted_at >= first and s.accepted_at < after
    group by s.athlete_id),
  seen as (
    select given.*, c.shown and not ${areApart('$1', 'athlete_id')} as is_seen
    from given join profile_cards c on c.id = athlete_id)
  select c.*, given.credits, given.months, b.*,
    (select json_agg(json_build_object('id', g.id, 'title', g.title,
        'isReached', r.reached_at is not null) order by g.id)
     from goals g left join lateral (${reachedAt}) r on r.reached_at < given.until
     where given.is_seen and g.id = any(given.goal_ids)) as goals
  from seen as given
  join profile_cards c on c.id = given.athlete_id
  cross join lateral (
    with results as (
      select * from achievements a where given.is_seen and a.athlete_id = given.athlete_id
        and a.date >= (given.since at time zone 'Europe/Lisbon')::date
        and a.date <= (given.last at time zone 'Europe/Lisbon')::date),
    told as (
      select u.* from updates u where given.is_seen and u.athlete_id = given.athlete_id
        and u.created_at >= given.since and u.created_at < given.until
        and ${isReadBy('u', '$1', '$3')})
    select ${became({ results: '$4', updates: '1' })}) b
  order by b.results + b.told > 0 desc, given.credits desc, c.id`

/** All of them: what a year comes to is their sum. */
export function findGiven(db: Db, userId: number, year: number): Promise<GivenRecord[]> {
  return fetchRows(db, given, [userId, year, now(), yearLimits.resultsOfEach])
}

// --- who is told ---------------------------------------------------------------------------------

/** Somebody who is told of a year, and whether they supported anybody in it; otherwise they were supported. */
interface YearReader {
  id: number
  gave: boolean
}

/**
 * Takes the next people, after an id, who supported or were supported in a year and were not told of it
 * yet, and notes that they are; null when there are no more.
 */
export async function takeToTell(
  tx: Tx,
  year: number,
  { after, limit }: { after: number; limit: number },
): Promise<YearReader[]> {
  const { rows } = await sql<YearReader>`
    with bounds as (
      select make_timestamptz(${year}, 1, 1, 0, 0, 0, 'Europe/Lisbon') as first,
        make_timestamptz(${year} + 1, 1, 1, 0, 0, 0, 'Europe/Lisbon') as after)
    insert into told_years (user_id, year)
    select u.id, ${year} from users u, bounds
    where u.id > ${after} and u.closed_at is null
      and not exists (select from told_years t where t.user_id = u.id and t.year >= ${year})
      and (exists (
          select from supports s where s.supporter_id = u.id
            and s.accepted_at >= bounds.first and s.accepted_at < bounds.after)
        or exists (
          select from supports s where s.athlete_id = u.id
            and s.accepted_at >= bounds.first and s.accepted_at < bounds.after))
    order by u.id limit ${limit}
    on conflict (user_id) do update set year = excluded.year
    returning user_id as id, exists (
      select from supports s, bounds where s.supporter_id = user_id
        and s.accepted_at >= bounds.first and s.accepted_at < bounds.after) as gave`.execute(tx)
  return rows
}
