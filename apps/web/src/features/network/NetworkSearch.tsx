import { useEffect, useState } from 'react'
import { searchLength } from '@podium/contract/search-words'
import { networkPhrases } from '@podium/phrases/network'
import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SearchField } from '../../ui/fields/SearchField.tsx'
import { isTooShort } from './search.ts'
import { useChangeSearch, useSearch } from './useSearch.ts'

/** Wait after the last keystroke, in milliseconds. */
const debounceMs = 300

/** Searches while one types; one or two letters leave the results as they are. */
export function NetworkSearch() {
  const t = usePhrases(networkPhrases)
  const { clearSearch } = usePhrases(shellPhrases)
  const { text, type } = useTypedSearch()
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={t.search}
        placeholder={t.searchFor}
        hint={<span role="status">{isTooShort(text) && t.hint}</span>}
        clearLabel={clearSearch}
        maxLength={searchLength.max}
        value={text}
        onValue={type}
      />
    </form>
  )
}

/** What is typed, and a moment later the search in the address; the address leads when it changes alone. */
function useTypedSearch() {
  const { q } = useSearch()
  const change = useChangeSearch()
  const [draft, setDraft] = useState({ text: q, sent: q })
  if (draft.sent !== q) setDraft({ text: hasSameWords(draft.text, q) ? draft.text : q, sent: q })
  const { text } = draft
  useEffect(() => {
    if (hasSameWords(text, q) || isTooShort(text)) return
    const timer = setTimeout(() => change({ q: text.trim() }, { givesWay: true }), debounceMs)
    return () => clearTimeout(timer)
  }, [text, q, change])
  return { text, type: (typed: string) => setDraft({ text: typed, sent: q }) }
}

function hasSameWords(one: string, other: string): boolean {
  return one.trim() === other.trim()
}
