import { useState } from 'react'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'

export const views = ['rows', 'cards'] as const
export type View = (typeof views)[number]

const storageKey = 'podium.network-view'

/**
 * Rows or cards, as chosen last on this device; null until somebody chooses: then people stand in rows on
 * phones and in cards on wider screens, which the style sheet knows before any script runs.
 */
export function useView(): [View | null, (view: View) => void] {
  const isHydrated = useHydrated()
  const [view, setView] = useState(keptView)
  const choose = (chosen: View) => {
    setView(chosen)
    try {
      localStorage.setItem(storageKey, chosen)
    } catch {
      // Without storage it holds for this visit.
    }
  }
  return [isHydrated ? view : null, choose]
}

function keptView(): View | null {
  try {
    return views.find((view) => view === localStorage.getItem(storageKey)) ?? null
  } catch {
    return null
  }
}
