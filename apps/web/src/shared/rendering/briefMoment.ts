import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Language } from '@podium/contract/locale'
import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../language/Preferences.tsx'
import { nearDay, timeOfDay } from './nearMoment.ts'

const inFigures = perLanguage((locale) =>
  dates(locale, {
    ...{ day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }),
)

/** A day with its time, as short as a line of a list wants it: "15 Nov 2026, 16:28". */
export function useShortMoment(): (value: Date | string) => string {
  const { language } = usePreferences()
  return inFigures(language)
}

/** When the latest of a line was: today its time, before that the day alone. */
export function briefMoment(language: Language, value: Date | string, now = thisMoment()): string {
  const isToday = calendarDay(new Date(value)) === calendarDay(now)
  return isToday ? timeOfDay(language, value) : nearDay(language, value, now)
}
