import { useLocation, useNavigate } from '../../router/index.ts'
import { useHydrated } from '../rendering/useHydrated.ts'

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
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const kept = typeof state === 'object' && state !== null ? state : {}
  const isOpen = isHydrated && 'dialog' in kept && kept.dialog === name
  return {
    isOpen,
    open: () =>
      navigate(
        { pathname, search, hash },
        { state: { ...kept, dialog: name }, preventScrollReset: true },
      ),
    close: () => {
      if (isOpen) navigate(-1)
    },
  }
}
