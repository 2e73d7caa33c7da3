import type { SavedFilters } from '@podium/contract/saved-searches'
import { savedSearchesPhrases } from '@podium/phrases/saved-searches'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'

/** Says what a search looks for: who, of which words, sport, place and class. */
export function useSearchWords(): (search: SavedFilters) => string {
  const t = usePhrases(savedSearchesPhrases)
  const sports = usePhrases(sportPhrases)
  const { country } = useFormats()
  return ({ q, type, sport, region, country: code, class: least, accepts }) =>
    [
      type ? t.everybodyOf[type] : t.everybody,
      q && t.words(q),
      sport && sports[sport],
      region,
      code && country(code),
      least !== undefined && t.class(least),
      accepts && t.accepts,
    ]
      .filter(Boolean)
      .join(' · ')
}
