import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'

/** Competitions of one athlete that are near: their names, and the day of the first. */
export interface Near {
  athleteId: number
  title: string
  /** ISO day. */
  at: string
  /** Those of each day; null where all are on one. */
  days: { title: string; at: string }[] | null
}

/**
 * Takes the competitions of some athletes that are within two days and were not told for their day, and
 * notes that they are; one line for each athlete, with all of theirs. Whose page is hidden or limited waits,
 * and nobody hears on which day a protected athlete competes (`minors.protected`).
 */
export async function takeNear(tx: Tx): Promise<Near[]> {
  const today = calendarDay(now())
  const { rows } = await sql<Near>`
    with near as (
      select c.id, c.athlete_id, c.name, c.date, dense_rank() over (order by c.athlete_id) as place
      from competitions c
      join profile_cards card on card.id = c.athlete_id and card.listed and not card.protected
      where c.date between ${today}::date and ${dayAfter(today, seasonLimits.daysNear)}::date
        and c.told_for is distinct from c.date
    ), taken as (
      select * from near where place <= 200
    ), noted as (
      update competitions set told_for = taken.date from taken where competitions.id = taken.id
    ), days as (
      select athlete_id, date as at, string_agg(name, ' · ' order by id) as title
      from taken group by athlete_id, date
    )
    select athlete_id as "athleteId", string_agg(title, ' · ' order by at) as title, min(at) as at,
      case when count(*) > 1 then
        json_agg(json_build_object('title', title, 'at', at) order by at) end as days
    from days group by athlete_id`.execute(tx)
  return rows
}
