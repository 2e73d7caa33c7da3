import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Language } from '@podium/contract/locale'
import { dates, formatsOf, perLanguage } from '@podium/phrases/format'

const wordsOf = perLanguage((locale) => ({
  time: dates(locale, { timeStyle: 'short' }),
  dayOfYear: dates(locale, { day: 'numeric', month: 'long' }),
  today: new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day'),
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

/** The day of a moment, as the heading of what happened on it: by its name, or without this year. */
export function nearDay(language: Language, value: Date | string, now = thisMoment()): string {
  const words = nearDayInside(language, value, now)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** The same as it stands inside a sentence. */
export function nearDayInside(
  language: Language,
  value: Date | string,
  now = thisMoment(),
): string {
  const [day, present] = [calendarDay(new Date(value)), calendarDay(now)]
  const { dayOfYear, today, yesterday } = wordsOf(language)
  if (day === present) return today
  if (Date.parse(present) - Date.parse(day) === 86_400_000) return yesterday
  const isThisYear = day.slice(0, 4) === present.slice(0, 4)
  return isThisYear ? dayOfYear(value) : formatsOf(language).date(value)
}

/** The time alone, for what stands under its day. */
export function timeOfDay(language: Language, value: Date | string): string {
  return wordsOf(language).time(value)
}
