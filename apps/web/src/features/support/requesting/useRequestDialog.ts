import { useHydrated } from '../../../shared/rendering/useHydrated.ts'
import { useLocation, useNavigate } from '../../../router/index.ts'
import {
  requestChoiceIn,
  searchWith,
  stateWith,
  stateWithout,
  type RequestChoice,
} from './requestChoice.ts'

export interface RequestDialogState {
  /** Null while the dialog is closed. */
  choice: RequestChoice | null
  close: () => void
  /** Keeps what is chosen, for a reload, for after signing in and after buying credits. */
  keep: (choice: RequestChoice) => void
}

/** The dialog and what is chosen in it stand in the address; back closes it where it was opened here. */
export function useRequestDialog(): RequestDialogState {
  const { search, state, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const kept = typeof state === 'object' && state !== null ? state : {}
  const go = (choice: RequestChoice | null, state: object) => {
    const address = { search: searchWith(search, choice), hash }
    navigate(address, { replace: true, state, preventScrollReset: true })
  }
  return {
    choice: isHydrated ? requestChoiceIn(search, state) : null,
    close: () => {
      if ('supportHere' in kept) navigate(-1)
      else go(null, kept)
    },
    keep: (choice) => {
      const { asks: _once, ...lasting } = choice
      go(choice, { ...stateWithout(kept), ...stateWith(lasting) })
    },
  }
}
