import { calendarDay, endOfDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { addDays, addMonths, parseDay } from '../../ui/fields/days.ts'

/**
 * The last moment of a day that was typed: in Portugal, where everybody reads it, wherever it was typed.
 * What is no day stays, and is said at its field.
 */
export function endOfTyped(typed: string): string {
  const day = parseDay(typed)
  return day ? endOfDay(day).toISOString() : typed
}

/** The last day that is over within so many months from this moment. */
export function lastWithin(months: number): string {
  return addDays(addMonths(calendarDay(thisMoment()), months), -1)
}
