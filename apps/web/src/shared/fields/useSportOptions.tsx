import { chosenSports } from '@podium/contract/sports'
import { sportPhrases } from '@podium/phrases/sports'
import { SportIcon } from '../../ui/icons/SportIcon.tsx'
import type { SearchOption } from '../../ui/fields/SearchSelect.tsx'
import { usePhrases } from '../language/phrases.ts'
import { usePreferences } from '../language/Preferences.tsx'

/** The sports under their names, in the order of the language; found by the other language's name too. */
export function useSportOptions(): SearchOption[] {
  const { language } = usePreferences()
  const names = usePhrases(sportPhrases)
  return chosenSports
    .map((value) => ({
      value,
      label: names[value],
      icon: <SportIcon sport={value} />,
      keywords: `${sportPhrases.en[value]} ${sportPhrases.pt[value]}`,
    }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
