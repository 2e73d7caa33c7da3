import { calendarDay } from '@podium/contract/calendar'

/**
 * The day on which a period of whole months ends, by the calendar of Portugal: on the last day of the
 * month where it has no such day (`support.one-pending`). Answers the noon of that day.
 */
export function endOfPeriod(from: Date, months: number): Date {
  const [year = 0, month = 0, day = 0] = calendarDay(from).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastDay), 12))
}
