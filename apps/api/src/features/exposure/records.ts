import type { MemberRole } from '@podium/contract/roles'
import { now } from '../../platform/clock.ts'
import { type Db, fetchAlone, fetchRows, type Tx } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'
import { areApart } from '../messages/index.ts'
import { isReadBy } from '../season/index.ts'
import type { CardRecord } from '../support/index.ts'
import { byMerit, type ResultRecord } from '../years/index.ts'

/** A season of supports, as one of their sides asks for it. */
export interface Asked {
  /** Whose supports: those they give, or those they get. */
  side: 'supporter' | 'athlete'
  userId: number
  /** The other side alone; 0 for all of them. */
  otherId: number
  season: number
}

export interface FiguresRecord {
  credits: number
  months: number
  page: number
  card: number
  wall: number
  kit: number
  share: number
  clicks: number
  updates: number
  orders: number
  order_credits: number
  results: number
}

/** What came of the supports between two people in a season, with the other one's card. */
export interface ImpactRecord extends CardRecord, FiguresRecord {
  /** Of the one on the card. */
  protected: boolean
  counted: boolean
  best: ResultRecord[] | null
}

const otherOf = { supporter: 'athlete_id', athlete: 'supporter_id' } as const

/** Orders that were not called off, sent back or decided against: what was sold. */
const isSold = `o.status in ('PLACED', 'SHIPPED', 'DISPUTED', 'CONFIRMED', 'CLAIMED')`

/**
 * The supports of $1 that ran in the year $2, by the other side ($3, or 0 for all): what was accepted in
 * it, since when there was support in it, whether the supporter may know more of the athlete than that,
 * and whether views are told. An athlete's are without those in private.
 */
const told = ({ side }: Asked) => `
  bounds as (
    select make_timestamptz($2, 1, 1, 0, 0, 0, 'Europe/Lisbon') as first,
      make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Europe/Lisbon') as after,
      make_date($2, 1, 1) as first_day, make_date($2, 12, 31) as last_day),
  mine as (
    select s.athlete_id, s.supporter_id,
      coalesce(sum(s.credits) filter (where s.accepted_at >= first), 0)::integer as credits,
      coalesce(sum(s.months) filter (where s.accepted_at >= first), 0)::integer as months,
      bool_or(not s.private) as is_open,
      min(greatest(s.accepted_at, first)) as since
    from supports s, bounds
    where s.${side}_id = $1 and ($3 = 0 or s.${otherOf[side]} = $3)
      and s.accepted_at < after and coalesce(s.ended_at, s.ends_at) > first
      ${side === 'athlete' ? 'and not s.private' : ''}
    group by s.athlete_id, s.supporter_id),
  told as (
    select mine.*,
      a.shown and not ${areApart('mine.athlete_id', 'mine.supporter_id')} as is_seen,
      mine.is_open ${side === 'supporter' ? 'and not a.protected' : ''} as counted
    from mine join profile_cards a on a.id = mine.athlete_id)`

const placesOf = ['page', 'card', 'wall', 'kit', 'share']
  .map(
    (place) => `coalesce(sum(e.views) filter (where e.place = '${place}'), 0)::integer as ${place}`,
  )
  .join(', ')

/** The sums of `told` of SQL, as rows of exposures in the season. */
const exposuresOf = (told: string) => `
  e.athlete_id = ${told}.athlete_id and e.supporter_id = ${told}.supporter_id and ${told}.counted
    and e.day >= first_day and e.day <= last_day`

const resultsOf = (told: string) => `
  a.athlete_id = ${told}.athlete_id
    and a.date >= (${told}.since at time zone 'Europe/Lisbon')::date and a.date <= last_day`

const ordersOf = (told: string) => `
  o.buyer_id = ${told}.athlete_id and o.seller_id = ${told}.supporter_id
    and o.placed_at >= first and o.placed_at < after and ${isSold}`

const rowsOf = (asked: Asked) => `
  with ${told(asked)},
  page as (
    select * from told order by credits desc, ${otherOf[asked.side]} limit $5 offset $6)
  select c.*, page.credits, page.months, page.counted, e.*, o.*,
    (select count(*)::integer from achievements a, bounds where page.is_seen and ${resultsOf('page')})
      as results,
    (select json_agg(b) from (
      select a.id, a.date, a.result, a.competition, a.competition_level, a.age_group
      from achievements a, bounds where page.is_seen and ${resultsOf('page')}
      order by ${byMerit} limit $7) b) as best,
    (select count(*)::integer from updates u, bounds
     where page.is_seen and u.athlete_id = page.athlete_id
       and u.created_at >= page.since and u.created_at < after
       and ${isReadBy('u', 'page.supporter_id', '$4')}) as updates
  from page
  join profile_cards c on c.id = page.${otherOf[asked.side]}
  cross join lateral (
    select ${placesOf}, coalesce(sum(e.clicks), 0)::integer as clicks
    from exposures e, bounds where ${exposuresOf('page')}) e
  cross join lateral (
    select count(*)::integer as orders, coalesce(sum(o.credits), 0)::integer as order_credits
    from orders o, bounds where ${ordersOf('page')}) o
  order by page.credits desc, c.id`

/** A page of a season by the other sides, the most credits first. */
export function findRows(
  db: Db,
  asked: Asked,
  { limit, offset, results }: { limit: number; offset: number; results: number },
): Promise<ImpactRecord[]> {
  const { userId, season, otherId } = asked
  return fetchAlone(db, rowsOf(asked), [userId, season, otherId, now(), limit, offset, results])
}

/** How many other sides a season has. */
export async function countRows(db: Db, asked: Asked): Promise<number> {
  const { userId, season, otherId } = asked
  const text = `with ${told(asked)} select count(*)::integer as people from told`
  const [row] = await fetchRows<{ people: number }>(db, text, [userId, season, otherId])
  return row?.people ?? 0
}

const sumsOf = (asked: Asked) => `
  with ${told(asked)},
  -- Each athlete once, from the first support on.
  athletes as (
    select athlete_id, min(since) as since from told where is_seen group by athlete_id)
  select p.*, e.*, o.*,
    (select count(*)::integer from athletes, achievements a, bounds
     where ${resultsOf('athletes')}) as results,
    (select count(*)::integer from athletes
     join updates u on u.athlete_id = athletes.athlete_id and u.created_at >= athletes.since
     cross join bounds
     where u.created_at < after and exists (
       select from told where told.athlete_id = u.athlete_id and told.is_seen
         and u.created_at >= told.since and ${isReadBy('u', 'told.supporter_id', '$4')})) as updates
  from (
    select count(*)::integer as people, coalesce(sum(credits), 0)::integer as credits,
      coalesce(sum(months), 0)::integer as months
    from told) p
  cross join (
    select ${placesOf}, coalesce(sum(e.clicks), 0)::integer as clicks
    from told cross join bounds join exposures e on ${exposuresOf('told')}) e
  cross join (
    select count(*)::integer as orders, coalesce(sum(o.credits), 0)::integer as order_credits
    from told cross join bounds join orders o on ${ordersOf('told')}) o`

export type SumsRecord = FiguresRecord & { people: number }

/** A season in all. */
export async function findSums(db: Db, asked: Asked): Promise<SumsRecord> {
  const { userId, season, otherId } = asked
  const given = [userId, season, otherId, now()]
  const [row] = await fetchAlone<SumsRecord>(db, sumsOf(asked), given)
  if (!row) throw new Error('A statement of sums gave no row.')
  return row
}

const firstSeasonOf = ({ side, otherId }: Asked) => `
  select extract(year from least(
    (select min(accepted_at) from supports
     where ${side}_id = $1 and ($2 = 0 or ${otherOf[side]} = $2)
       ${side === 'athlete' ? 'and not private' : ''})
    ${side === 'supporter' && otherId === 0 ? `, (select min(placed_at) from orders o where o.seller_id = $1 and ${isSold})` : ''}
    ) at time zone 'Europe/Lisbon')::integer as first`

/** The year in which the first of these supports was accepted, or a seller sold first; null where neither was. */
export async function findFirstSeason(db: Db, asked: Asked): Promise<number | null> {
  const { userId, otherId } = asked
  const given = [userId, otherId]
  const [row] = await fetchRows<{ first: number | null }>(db, firstSeasonOf(asked), given)
  return row?.first ?? null
}

const soldTo = `
  select p.role, count(*)::integer as orders, sum(o.credits)::integer as credits
  from orders o join profile_cards p on p.id = o.buyer_id
  where o.seller_id = $1 and ${isSold}
    and o.placed_at >= make_timestamptz($2, 1, 1, 0, 0, 0, 'Europe/Lisbon')
    and o.placed_at < make_timestamptz($2 + 1, 1, 1, 0, 0, 0, 'Europe/Lisbon')
  group by p.role order by 3 desc, 1`

/** What a seller sold in a season, by who bought. */
export function findSoldTo(
  db: Db,
  { userId, season }: Asked,
): Promise<{ role: MemberRole; orders: number; credits: number }[]> {
  return fetchRows(db, soldTo, [userId, season])
}

const website = `
  select p.website from profiles p join profile_cards c on c.id = p.user_id
  where p.user_id = $1 and c.shown and c.has_website`

/** The website of a sponsor whose page is there for everybody; null where there is none. */
export async function findWebsite(db: Db, userId: number): Promise<string | null> {
  const [row] = await fetchRows<{ website: string }>(db, website, [userId])
  return row?.website ?? null
}

const days = `
  select e.* from exposures e join profile_cards a on a.id = e.athlete_id
  where e.athlete_id = $1 or e.supporter_id = $1 and not a.protected
  order by e.day, e.athlete_id, e.supporter_id, e.place`

/** The sums that name a member, as their data has them; those of an athlete under age are not a supporter's. */
export function findDays(db: Db, userId: number): Promise<Tables['exposures'][]> {
  return fetchAlone(db, days, [userId])
}

/** Deletes what an athlete under age was seen with. */
export async function deleteGuarded(tx: Tx, athleteId: number): Promise<void> {
  await tx
    .deleteFrom('exposures')
    .where('athlete_id', '=', athleteId)
    .where('athlete_id', 'in', (is) =>
      is.selectFrom('people').select('people.id').where('people.protected', '=', true),
    )
    .execute()
}
