import { useEffect, useEffectEvent, useState } from 'react'
import { useDebounced } from '../../../shared/rendering/useDebounced.ts'
import type { RequestChoice } from './requestChoice.ts'

/** How long a choice stands before it is kept in the address, in milliseconds. */
const debounceMs = 500

interface Options {
  choice: RequestChoice
  onKeep: (choice: RequestChoice) => void
}

/** The choice while it is made. The address follows once it stands, so that a reload keeps it. */
export function useDraft({ choice, onKeep }: Options) {
  const [draft, setDraft] = useState<RequestChoice>({ ...choice, asks: false })
  const debounced = useDebounced(JSON.stringify(draft), debounceMs)
  const keep = useEffectEvent((text: string) => {
    if (text !== JSON.stringify({ ...choice, asks: false }))
      onKeep(JSON.parse(text) as RequestChoice)
  })
  useEffect(() => keep(debounced), [debounced])
  return {
    draft,
    change: (changes: Partial<RequestChoice>) => setDraft({ ...draft, ...changes }),
    keep: () => onKeep(draft),
  }
}
