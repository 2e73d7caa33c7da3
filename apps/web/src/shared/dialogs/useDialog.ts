import { useLocationPart, useRouter, type Location } from '../../router/index.ts'

interface DialogState {
  isOpen: boolean
  open: () => void
  close: () => void
}

/**
 * A dialog as a step of the browser's history: back closes it, and a reload keeps it
 * (`dialogs.behave`). `name` tells it from the other dialogs of the page.
 */
export function useDialog(name: string): DialogState {
  const { navigate, here } = useRouter()
  const isOpen = useLocationPart((location) => keptIn(location).dialog === name, false)
  return {
    isOpen,
    open: () => {
      const { pathname, search, hash } = here()
      const state = { ...keptIn(here()), dialog: name }
      navigate({ pathname, search, hash }, { state, preventScrollReset: true })
    },
    close: () => {
      // Who put it away while something was on its way from it is not led another step back once that is done.
      if (isOpen && keptIn(here()).dialog === name) navigate(-1)
    },
  }
}

interface Kept {
  dialog?: unknown
  asked?: unknown
}

/** What is kept with the entry of the history. */
export function keptIn({ state }: Location): Kept {
  return typeof state === 'object' && state !== null ? state : {}
}
