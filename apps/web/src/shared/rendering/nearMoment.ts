const timeZone = 'Europe/Lisbon'

/**
 * A moment as one says it where room is short: today only its time, yesterday by its name, this year
 * without the year, and before that the day alone.
 */
export function nearMoment(locale: string, value: Date | string, now = new Date()): string {
  const at = new Date(value)
  const [daysAgo, isThisYear] = [daysBetween(at, now), yearOf(at) === yearOf(now)]
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(at)
  const time = say({ timeStyle: 'short' })
  if (daysAgo === 0) return time
  if (daysAgo === 1) {
    const yesterday = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day')
    return `${yesterday}, ${time}`
  }
  return isThisYear
    ? `${say({ day: 'numeric', month: 'long' })}, ${time}`
    : say({ dateStyle: 'long' })
}

/** Days of the calendar in Lisbon. */
function daysBetween(from: Date, to: Date): number {
  return Math.round((midnightOf(to) - midnightOf(from)) / 86_400_000)
}

function midnightOf(moment: Date): number {
  return Date.parse(new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment))
}

function yearOf(moment: Date): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric' }).format(moment)
}
