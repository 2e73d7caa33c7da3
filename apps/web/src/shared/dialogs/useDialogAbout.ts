import { useState } from 'react'
import { useLocationPart, useRouter } from '../../router/index.ts'
import { keptIn } from './useDialog.ts'

interface DialogAbout<T> {
  /** What the dialog is about; null while it is closed. */
  subject: T | null
  /** Opens it; while it is open, goes on with another subject. */
  open: (subject: T) => void
  close: () => void
}

/**
 * A dialog about something chosen on the page, as a step of the browser's history: back closes it. Its
 * subject is kept in memory only, so that a reload closes it too. It may stand over a dialog of
 * `useDialog`, which stays open. `name` tells it from the others of the page.
 */
export function useDialogAbout<T>(name: string): DialogAbout<T> {
  const { navigate, here } = useRouter()
  const [latest, setLatest] = useState<T | null>(null)
  const isOpen = useLocationPart((location) => keptIn(location).asked === name, false)
  const subject = isOpen ? latest : null
  return {
    subject,
    open: (next) => {
      setLatest(next)
      if (isOpen) return
      const { pathname, search, hash } = here()
      const state = { ...keptIn(here()), asked: name }
      navigate({ pathname, search, hash }, { state, preventScrollReset: true })
    },
    close: () => {
      if (subject !== null) navigate(-1)
    },
  }
}
