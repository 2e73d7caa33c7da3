import { calendarDay, dayAfter } from './calendar.ts'
import { thisMoment } from './clock.ts'

/** Whole days between the announcement of terms and the day they come into force (`terms.announced`). */
export const leastDaysAhead = 15

/** Terms are announced for a day at most so many days ahead. */
export const mostDaysAhead = 366

/** The first day on which terms that are announced now may come into force. */
export function firstDayAhead(): string {
  return dayAfter(calendarDay(thisMoment()), leastDaysAhead + 1)
}
