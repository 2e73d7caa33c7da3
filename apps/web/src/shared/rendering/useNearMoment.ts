import { usePreferences } from '../language/Preferences.tsx'
import { nearMoment } from './nearMoment.ts'

/** `nearMoment` in the language in force. */
export function useNearMoment(): (value: Date | string) => string {
  const { language } = usePreferences()
  return (value) => nearMoment(language, value)
}
