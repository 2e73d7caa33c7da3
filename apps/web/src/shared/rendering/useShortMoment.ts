import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../language/Preferences.tsx'

const inFigures = perLanguage((locale) =>
  dates(locale, {
    ...{ day: '2-digit', month: 'short', year: 'numeric' },
    ...{ hour: '2-digit', minute: '2-digit' },
  }),
)

/** A day with its time, as short as a line of a list wants it: "15 Nov 2026, 16:28". */
export function useShortMoment(): (value: Date | string) => string {
  const { language } = usePreferences()
  return inFigures(language)
}
