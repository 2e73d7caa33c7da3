import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../../../shared/language/Preferences.tsx'

/** With the whole year, which Portuguese leaves out where it may be short. */
const inFigures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const inTheYear = { day: '2-digit', month: '2-digit', hour: '2-digit', minute: '2-digit' } as const

const timesOf = perLanguage((locale) => {
  const day = dates(locale, inFigures)
  const time = dates(locale, { timeStyle: 'short' })
  const whole = dates(locale, { ...inFigures, hour: '2-digit', minute: '2-digit' })
  const ofThisYear = dates(locale, inTheYear)
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

/** Days and moments as tables show them: short, in figures. */
export function useTimes() {
  return timesOf(usePreferences().language)
}
