import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Language } from '@podium/contract/locale'
import { dates, formatsOf, perLanguage } from '@podium/phrases/format'

const wordsOf = perLanguage((locale) => ({
  time: dates(locale, { timeStyle: 'short' }),
  dayOfYear: dates(locale, { day: 'numeric', month: 'long' }),
  yesterday: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day'),
}))

/**
 * A moment as one says it where room is short: today only its time, yesterday by its name, this year
 * without the year, and before that the day alone.
 */
export function nearMoment(language: Language, value: Date | string, now = thisMoment()): string {
  const [day, today] = [calendarDay(new Date(value)), calendarDay(now)]
  const { time, dayOfYear, yesterday } = wordsOf(language)
  if (day === today) return time(value)
  if (Date.parse(today) - Date.parse(day) === 86_400_000) return `${yesterday}, ${time(value)}`
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  return isThisYear ? `${dayOfYear(value)}, ${time(value)}` : formatsOf(language).date(value)
}
