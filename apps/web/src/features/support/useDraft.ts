import { useEffect, useEffectEvent, useState } from 'react'
import { useSettled } from '../../shared/rendering/useSettled.ts'
import type { Choice } from './choice.ts'

/** How long a choice stands before it is kept in the address, in milliseconds. */
const settledMs = 500

interface Options {
  choice: Choice
  onKeep: (choice: Choice) => void
}

/** The choice while it is made. The address follows once it stands, so that a reload keeps it. */
export function useDraft({ choice, onKeep }: Options) {
  const [draft, setDraft] = useState(choice)
  const settled = useSettled(JSON.stringify(draft), settledMs)
  const keep = useEffectEvent((text: string) => {
    if (text !== JSON.stringify(choice)) onKeep(JSON.parse(text) as Choice)
  })
  useEffect(() => keep(settled), [settled])
  return {
    draft,
    change: (changes: Partial<Choice>) => setDraft({ ...draft, ...changes }),
    keep: () => onKeep(draft),
  }
}
