import { thisMoment } from './clock.ts'

// Sweden writes days as ISO does.
const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })

/** The last minute that was asked about, with its day: days begin with a minute, and most ask about now. */
let lately = { minute: NaN, day: '' }

/** The day that a moment is on in Portugal, in ISO form: what everything counted by days goes by. */
export function calendarDay(moment: Date): string {
  const minute = Math.floor(moment.getTime() / 60_000)
  if (minute !== lately.minute) lately = { minute, day: calendar.format(moment) }
  return lately.day
}

/** The year that it is in Portugal at a moment: now unless given. */
export function thisYear(moment = thisMoment()): number {
  return Number(calendarDay(moment).slice(0, 4))
}

/** The day so many days after another one; both in ISO form. */
export function dayAfter(day: string, days: number): string {
  const noon = new Date(`${day}T12:00:00Z`)
  noon.setUTCDate(noon.getUTCDate() + days)
  return noon.toISOString().slice(0, 10)
}

/** The last moment of a day in ISO form in Portugal, whose summer days end an hour before those of UTC. */
export function endOfDay(day: string): Date {
  const end = new Date(`${day}T23:59:59.999Z`)
  return calendarDay(end) === day ? end : new Date(end.getTime() - 3_600_000)
}

/**
 * The same moment of the day so many months later, or earlier below 0; where that month is too short, on
 * its last day. What is as late as another moment never comes out earlier than it does.
 */
export function monthsLater(moment: Date, months: number): Date {
  const later = new Date(moment)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + months)
  const lastOfMonth = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0))
  later.setUTCDate(Math.min(moment.getUTCDate(), lastOfMonth.getUTCDate()))
  return later
}

/** The month that a day in ISO form is in, as `2026-05`. */
export function monthOf(day: string): string {
  return day.slice(0, 7)
}

/** How many days lie between two days in ISO form; below 0 where the second is the earlier one. */
export function daysBetween(from: string, to: string): number {
  return (Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000
}
