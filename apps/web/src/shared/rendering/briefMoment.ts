import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Language } from '@podium/contract/locale'
import { nearDay, timeOfDay } from './nearMoment.ts'

/** When the latest of a line was: today its time, before that the day alone. */
export function briefMoment(language: Language, value: Date | string, now = thisMoment()): string {
  const isToday = calendarDay(new Date(value)) === calendarDay(now)
  return isToday ? timeOfDay(language, value) : nearDay(language, value, now)
}
