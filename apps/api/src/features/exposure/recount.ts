import { calendarDay } from '@podium/contract/calendar'
import { mostCentsFor } from '@podium/contract/credits'
import { exposurePlaces, type ImpactRow, type Seen } from '@podium/contract/exposure'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { findKeptApart } from '../messages/index.ts'
import type { Asked } from './records.ts'

/** The figures of a row that are counted up one by one. */
export type Recounted = Pick<
  ImpactRow,
  'credits' | 'cents' | 'months' | 'seen' | 'clicks' | 'sold' | 'counted'
> & { personId: number; results: number; updates: number }

interface SupportRow {
  athlete_id: number
  supporter_id: number
  credits: number
  months: number
  private: boolean
  accepted_at: Date
  until: Date
}

const soldAs = new Set(['PLACED', 'SHIPPED', 'DISPUTED', 'CONFIRMED', 'CLAIMED'])
const seasonOf = (moment: Date) => Number(calendarDay(moment).slice(0, 4))

/**
 * Every figure of a report once more, from nothing but the rows it rests on and by going through them one
 * by one: what the statements of the report are held against (`exposure.impact`).
 */
export async function recount(db: Db, asked: Asked): Promise<Recounted[]> {
  const { side, userId, otherId, season } = asked
  const isOfAthlete = side === 'athlete'
  const { rows } = await sql<SupportRow>`
    select athlete_id, supporter_id, credits, months, private, accepted_at,
      coalesce(ended_at, ends_at) as until
    from supports
    where ${sql.ref(`${side}_id`)} = ${userId} and accepted_at is not null`.execute(db)
  const running = rows.filter(
    ({ accepted_at, until, ...support }) =>
      seasonOf(accepted_at) <= season &&
      // What ended as the season began was not in it.
      seasonOf(new Date(until.getTime() - 1)) >= season &&
      !(isOfAthlete && support.private),
  )
  const others = new Set(running.map((row) => (isOfAthlete ? row.supporter_id : row.athlete_id)))
  const wanted = [...others].filter((id) => otherId === 0 || id === otherId)
  return Promise.all(
    wanted.map((personId) => {
      const pair = isOfAthlete
        ? { athleteId: userId, supporterId: personId }
        : { athleteId: personId, supporterId: userId }
      const supports = running.filter(
        (row) => row.athlete_id === pair.athleteId && row.supporter_id === pair.supporterId,
      )
      return recountPair(db, asked, { ...pair, personId, supports })
    }),
  )
}

interface Pair {
  athleteId: number
  supporterId: number
  personId: number
  supports: SupportRow[]
}

async function recountPair(db: Db, { side, season }: Asked, pair: Pair): Promise<Recounted> {
  const { personId, supports } = pair
  const accepted = supports.filter(({ accepted_at }) => seasonOf(accepted_at) === season)
  const credits = sum(accepted.map((support) => support.credits))
  const athlete = await findAthlete(db, pair)
  const isTold = side === 'athlete' || !athlete.protected
  const counted = isTold && supports.some((support) => !support.private)
  const since = supports.map(({ accepted_at }) => accepted_at).toSorted(byTime)[0] ?? now()
  return {
    personId,
    credits,
    cents: mostCentsFor(credits),
    months: sum(accepted.map(({ months }) => months)),
    counted,
    ...(counted ? await seenOf(db, pair, season) : { seen: nothing(), clicks: 0 }),
    sold: await soldOf(db, pair, season),
    results: athlete.isSeen ? await resultsOf(db, pair, { since, season }) : 0,
    updates: athlete.isSeen ? await updatesOf(db, pair, { since, season }) : 0,
  }
}

interface Since {
  since: Date
  season: number
}

const byTime = (one: Date, other: Date) => one.getTime() - other.getTime()
const sum = (figures: number[]) => figures.reduce((all, one) => all + one, 0)
const nothing = (): Seen => ({ page: 0, card: 0, wall: 0, kit: 0, share: 0 })

async function findAthlete(db: Db, { athleteId, supporterId }: Pair) {
  const { shown, protected: isProtected } = await db
    .selectFrom('profile_cards')
    .select(['shown', 'protected'])
    .where('id', '=', athleteId)
    .executeTakeFirstOrThrow()
  const apart = await findKeptApart(db, athleteId, [supporterId])
  return { isSeen: shown && apart.size === 0, protected: isProtected }
}

async function seenOf(db: Db, { athleteId, supporterId }: Pair, season: number) {
  const rows = await db
    .selectFrom('exposures')
    .selectAll()
    .where((is) => is.and({ athlete_id: athleteId, supporter_id: supporterId }))
    .execute()
  const ofSeason = rows.filter(({ day }) => day.startsWith(`${season}-`))
  const seen = nothing()
  for (const place of exposurePlaces) {
    seen[place] = sum(ofSeason.filter((row) => row.place === place).map(({ views }) => views))
  }
  return { seen, clicks: sum(ofSeason.map(({ clicks }) => clicks)) }
}

async function soldOf(db: Db, { athleteId, supporterId }: Pair, season: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['credits', 'status', 'placed_at'])
    .where((is) => is.and({ buyer_id: athleteId, seller_id: supporterId }))
    .execute()
  const sold = rows.filter(
    ({ status, placed_at }) => soldAs.has(status) && seasonOf(placed_at) === season,
  )
  return { orders: sold.length, credits: sum(sold.map(({ credits }) => credits)) }
}

async function resultsOf(db: Db, { athleteId }: Pair, { since, season }: Since): Promise<number> {
  const rows = await db
    .selectFrom('achievements')
    .select('date')
    .where('athlete_id', '=', athleteId)
    .execute()
  const from = calendarDay(since)
  return rows.filter(({ date }) => date.startsWith(`${season}-`) && date >= from).length
}

/** The updates of a season since then that the supporter may read now. */
async function updatesOf(
  db: Db,
  { athleteId, supporterId }: Pair,
  { since, season }: Since,
): Promise<number> {
  const rows = await db
    .selectFrom('updates')
    .select(['audience', 'created_at'])
    .where('athlete_id', '=', athleteId)
    .execute()
  const follows = await db
    .selectFrom('follows')
    .select('follower_id')
    .where((is) => is.and({ follower_id: supporterId, followed_id: athleteId }))
    .execute()
  const running = await db
    .selectFrom('supports')
    .select('id')
    .where((is) => is.and({ supporter_id: supporterId, athlete_id: athleteId, status: 'ACTIVE' }))
    .where('ends_at', '>', now())
    .execute()
  const reads = {
    EVERYBODY: true,
    FOLLOWERS: follows.length > 0,
    SUPPORTERS: running.length > 0,
  }
  return rows.filter(
    ({ audience, created_at }) =>
      reads[audience] && created_at >= since && seasonOf(created_at) === season,
  ).length
}
