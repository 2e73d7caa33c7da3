import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { type WaitingList, waitingList } from '../../platform/waiting.ts'

/**
 * An athlete's competitions that are over and not made into a result yet, the latest first: those of the days
 * for which the athlete sees them (`season.competitions`).
 */
export function waitingResults(db: Db, athleteId: number, most: number): Promise<WaitingList> {
  const today = calendarDay(now())
  const statement = sql`
    select count(*) over () as total, id, name as title,
      (date + 1)::timestamp at time zone 'Europe/Lisbon' as since
    from competitions
    where athlete_id = ${athleteId} and date < ${today}::date
      and date >= ${dayAfter(today, -seasonLimits.daysKept)}::date
    order by date desc, id desc limit ${most}`
  return waitingList(db, statement)
}
