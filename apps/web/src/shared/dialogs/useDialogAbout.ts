import { useRef, useState } from 'react'
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
  const newest = useRef(latest)
  return {
    subject,
    open: (next) => {
      setLatest(next)
      newest.current = next
      if (isOpen) return
      const { pathname, search, hash } = here()
      const state = { ...keptIn(here()), asked: name }
      navigate({ pathname, search, hash }, { state, preventScrollReset: true })
    },
    close: () => {
      // As in `useDialog`; what was opened about something else meanwhile stays, too.
      const isThere = keptIn(here()).asked === name && newest.current === subject
      if (subject !== null && isThere) navigate(-1)
    },
  }
}
