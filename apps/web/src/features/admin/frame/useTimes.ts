import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../../../shared/language/Preferences.tsx'

/** With the whole year, which Portuguese leaves out where it may be short. */
const inFigures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

const timesOf = perLanguage((locale) => ({
  day: dates(locale, inFigures),
  moment: dates(locale, { ...inFigures, hour: '2-digit', minute: '2-digit' }),
}))

/** Days and moments as tables show them: short, in figures. */
export function useTimes() {
  return timesOf(usePreferences().language)
}
