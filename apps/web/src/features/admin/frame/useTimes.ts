import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../../../shared/language/Preferences.tsx'

/** English names the month, which its readers put in either place; Portuguese has it in figures. */
const inTheYear = { day: '2-digit', month: 'short' } as const

const inFull = { ...inTheYear, year: 'numeric' } as const

const withTime = { hour: '2-digit', minute: '2-digit' } as const

const timesOf = perLanguage((locale) => {
  const day = dates(locale, inFull)
  const time = dates(locale, { timeStyle: 'short' })
  const whole = dates(locale, { ...inFull, ...withTime })
  const ofThisYear = dates(locale, { ...inTheYear, ...withTime })
  return {
    day,
    /** The year stands where it is another one. */
    moment: (value: string) => (isThisYear(value) ? ofThisYear(value) : whole(value)),
    /** Of today the time, of another day the day. */
    brief: (value: string) => (isToday(value) ? time(value) : day(value)),
  }
})

const isToday = (value: string) => calendarDay(new Date(value)) === calendarDay(thisMoment())

const isThisYear = (value: string) =>
  calendarDay(new Date(value)).slice(0, 4) === calendarDay(thisMoment()).slice(0, 4)

/** Days and moments as tables show them: short. */
export function useTimes() {
  return timesOf(usePreferences().language)
}
