import { calendarDay } from '@podium/contract/calendar'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'

/**
 * Whether a request waits for a goal that takes nothing more: the same that `season.goals` decides when it is
 * accepted, told before. For a statement that calls supports `s` and the goal of each `g`.
 */
export const isGoalOver = () => sql`
  s.status = 'PENDING' and g.id is not null and (
    g.closed_at is not null or g.until < ${calendarDay(now())}::date
    or g.credits <= (
      select coalesce(sum(given.credits + given.matched), 0) from supports given
      where given.goal_id = g.id and given.accepted_at is not null))`
