import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { useLocation, useNavigate } from '../../router/index.ts'
import { choiceIn, searchWith, type Choice } from './choice.ts'

const firstChoice: Choice = { credits: '50', isPrivate: false }

export interface SupportChoice {
  /** Null while the dialog is closed. */
  choice: Choice | null
  open: () => void
  close: () => void
  /** Keeps what is chosen, for a reload, for after signing in and after buying credits. */
  keep: (choice: Choice) => void
}

/** The dialog and what is chosen in it stand in the address; back closes it where it was opened here. */
export function useChoice(): SupportChoice {
  const { search, state, hash } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const kept = typeof state === 'object' && state !== null ? state : {}
  const go = (choice: Choice | null, options: { replace: boolean; state: object }) =>
    navigate({ search: searchWith(search, choice), hash }, { ...options, preventScrollReset: true })
  return {
    choice: isHydrated ? choiceIn(search) : null,
    open: () => go(firstChoice, { replace: false, state: { ...kept, supportHere: true } }),
    close: () => {
      if ('supportHere' in kept) navigate(-1)
      else go(null, { replace: true, state: kept })
    },
    keep: (choice) => go(choice, { replace: true, state: kept }),
  }
}
