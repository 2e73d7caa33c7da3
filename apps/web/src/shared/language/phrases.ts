import type { Language } from '@podium/contract/locale'
import { usePreferences } from './Preferences.tsx'

/** The phrases of a dictionary in the language in use: `const t = usePhrases(shellPhrases)`. */
export function usePhrases<T>(phrases: Record<Language, T>): T {
  return phrases[usePreferences().language]
}
