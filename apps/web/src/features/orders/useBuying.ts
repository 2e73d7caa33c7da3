import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { useLocation, useNavigate } from '../../router/index.ts'

const parameter = 'buy'

interface Opened {
  /** Opened on this page, so that closing goes back. */
  buyHere?: boolean
}

interface Buying {
  isOpen: boolean
  open: () => void
  close: () => void
  /** Where a buyer comes back to who has to sign in, register or buy credits first. */
  address: string
}

/** Buying what a page shows, at an address of its own, so that one can leave it and come back. */
export function useBuying(): Buying {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const kept = (typeof state === 'object' ? state : null) as Opened | null
  const isAsked = new URLSearchParams(search).has(parameter)
  const stay = { preventScrollReset: true }
  const address = `${pathname}?${parameter}=yes`
  return {
    isOpen: isHydrated && isAsked,
    address,
    open: () => navigate(address, { ...stay, state: { ...kept, buyHere: true } }),
    close: () => {
      if (kept?.buyHere) navigate(-1)
      else navigate(pathname, { ...stay, replace: true, state: kept })
    },
  }
}
