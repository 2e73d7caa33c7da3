import { useState } from 'react'
import { useLocation, useNavigate } from '../../router/index.ts'

interface Asked<T> {
  /** What the dialog is about; null while it is closed. */
  asked: T | null
  /** Opens it; while it is open, goes on with something else. */
  ask: (about: T) => void
  close: () => void
}

/**
 * A dialog about something chosen on the page, as a step of the browser's history: back closes it. What
 * it is about is kept in memory only, so that a reload closes it too. It may stand over a dialog of
 * `useDialog`, which stays open. `name` tells it from the others of the page.
 */
export function useAsked<T>(name: string): Asked<T> {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [about, setAbout] = useState<T | null>(null)
  const kept = typeof state === 'object' && state !== null ? state : {}
  const isStep = 'asked' in kept && kept.asked === name
  const asked = isStep ? about : null
  return {
    asked,
    ask: (next) => {
      setAbout(next)
      if (isStep) return
      const address = { pathname, search, hash }
      navigate(address, { state: { ...kept, asked: name }, preventScrollReset: true })
    },
    close: () => {
      if (asked !== null) navigate(-1)
    },
  }
}
