import { calendarDay } from '@podium/contract/calendar'
import type { PeriodLeft } from '@podium/contract/support'

/** A day of the calendar. */
interface Day {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

function dayOf(moment: Date): Day {
  const [year = 0, month = 0, day = 0] = calendarDay(moment).split('-').map(Number)
  return { year, month, day }
}

const dayMs = 24 * 60 * 60 * 1000

function numberOf({ year, month, day }: Day): number {
  return Date.UTC(year, month - 1, day) / dayMs
}

/** The moment so many months later; the last day of a month that has no such day. */
function monthsLater({ year, month, day }: Day, months: number): Day {
  const sum = month - 1 + months
  const there = { year: year + Math.floor(sum / 12), month: (sum % 12) + 1 }
  const lastDay = new Date(Date.UTC(there.year, there.month, 0)).getUTCDate()
  return { ...there, day: Math.min(day, lastDay) }
}

/**
 * What is left of a period, by the calendar of Portugal: whole months first, then days. The time of
 * day does not count, so that it says a month on the day a month begins, and nothing on the last day.
 */
export function leftBetween(from: Date, end: Date): PeriodLeft {
  const [today, last] = [dayOf(from), dayOf(end)]
  if (numberOf(last) <= numberOf(today)) return { years: 0, months: 0, days: 0 }
  const least = (last.year - today.year) * 12 + last.month - today.month
  const whole = numberOf(monthsLater(today, least)) <= numberOf(last) ? least : least - 1
  const days = numberOf(last) - numberOf(monthsLater(today, whole))
  return { years: Math.floor(whole / 12), months: whole % 12, days }
}
