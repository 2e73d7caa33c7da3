import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../../../shared/language/Preferences.tsx'

const timesOf = perLanguage((locale) => ({
  day: dates(locale, { dateStyle: 'short' }),
  moment: dates(locale, { dateStyle: 'short', timeStyle: 'short' }),
}))

/** Days and moments as tables show them: short, in figures. */
export function useTimes() {
  return timesOf(usePreferences().language)
}
