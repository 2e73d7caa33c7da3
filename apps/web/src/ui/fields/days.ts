/**
 * Days of the calendar as ISO texts (`2019-07-21`), which sort by time and know no time zone. People
 * read and type them as dd-MM-yyyy. Years 1 to 9999, which `Date` alone gets wrong below 100.
 */
import { thisMoment } from '@podium/contract/clock'

/**
 * The ISO day typed as dd-MM-yyyy, also with `/`, `.` or spaces, with a year of two figures (the latest
 * that is not ahead), or as ISO; null when it is none.
 */
export function parseDay(typed: string): string | null {
  const text = typed.trim().replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
  const [, day, month, year] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{1,4})$/.exec(text) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text) ??
    []
  if (!day || !month || !year || Number(year) === 0) return null
  const iso = `${inFull(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isoOf(dateOf(iso)) === iso ? iso : null
}

/** The day that was typed; what is no day stays, so that what reads it says so. */
export function readDay(typed: string): string {
  return parseDay(typed) ?? typed.trim()
}

/** Why what was typed is no day: it is written as one that does not exist, or not as a day. */
export function dayFault(typed: string): 'noSuchDay' | 'noDay' | undefined {
  if (parseDay(typed)) return undefined
  return /^\d{1,2}[-/. ]\d{1,2}[-/. ]\d{1,4}$/.test(typed.trim()) ? 'noSuchDay' : 'noDay'
}

/** The year in four figures: 99 is 1999, 0033 is itself. */
function inFull(year: string): string {
  if (year.length !== 2) return year.padStart(4, '0')
  const thisYear = today().slice(0, 4)
  const century = Number(thisYear.slice(0, 2))
  return `${`${century}${year}` <= thisYear ? century : century - 1}${year}`
}

/** An ISO day as people write it; any other text stays as it is. */
export function writeDay(iso: string): string {
  return iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')
}

/**
 * Dashes come by themselves while digits are typed; what is deleted stays deleted. Who types a separator
 * all the same, also `/`, `.` or a space, has it already.
 */
export function withDashes(typed: string, before: string): string {
  if (typed.length <= before.length) return typed
  return typed.replace(/-[-/. ]$/, '-').replace(/^(\d{2}(?:-\d{2})?)$/, '$1-')
}

export function addDays(iso: string, days: number): string {
  const date = dateOf(iso)
  date.setUTCDate(date.getUTCDate() + days)
  return isoOf(date)
}

/** The same day in another month, or the last of that month where it is shorter. */
export function addMonths(iso: string, months: number): string {
  const date = dateOf(`${iso.slice(0, 8)}01`)
  date.setUTCMonth(date.getUTCMonth() + months)
  const first = isoOf(date)
  const day = Math.min(Number(iso.slice(8)), daysIn(first))
  return `${first.slice(0, 8)}${String(day).padStart(2, '0')}`
}

/** The weeks that show a month, Monday first; days of the months around it are null. */
export function weeksOf(iso: string): (string | null)[][] {
  const first = `${iso.slice(0, 8)}01`
  const before = (dateOf(first).getUTCDay() + 6) % 7
  const weeks = Math.ceil((before + daysIn(first)) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const shown = addDays(first, week * 7 + day - before)
      return shown.slice(0, 7) === first.slice(0, 7) ? shown : null
    }),
  )
}

/** Today, where the reader is. */
export function today(): string {
  const now = thisMoment()
  return isoOf(new Date(now.getTime() - now.getTimezoneOffset() * 60_000))
}

/** The first moment of a day, for `Intl` with `timeZone: 'UTC'`. */
export function dateOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number)
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date
}

function daysIn(iso: string): number {
  const date = dateOf(`${iso.slice(0, 8)}01`)
  date.setUTCMonth(date.getUTCMonth() + 1, 0)
  return date.getUTCDate()
}

function isoOf(date: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, '0')
  const { year, month, day } = {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    day: date.getUTCDate(),
  }
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
}
