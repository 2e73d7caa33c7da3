import { paths } from '@podium/contract/paths'
import { useLocation, useNavigate, useSearchParams } from '../../router/index.ts'

interface Opened {
  /** Opened from the list, so that closing goes back. */
  withdrawHere?: boolean
}

/** Kept with the history entry of a withdrawal that is opened from the list. */
export const openedHere: Opened = { withdrawHere: true }

/** Which payment is to be withdrawn, as the address says, and the ways to and from it. */
export function useWithdrawPlace() {
  const { state } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const opened = (typeof state === 'object' ? state : null) as Opened | null
  const without = new URLSearchParams(query)
  without.delete('withdraw')
  const rest = without.size > 0 ? `?${without.toString()}` : ''
  return {
    transactionId: query.get('withdraw'),
    addressOf: (transactionId: string) => {
      const next = new URLSearchParams(without)
      next.set('withdraw', transactionId)
      return `${paths.payments()}?${next.toString()}`
    },
    close: () => {
      if (opened?.withdrawHere) navigate(-1)
      else navigate(paths.payments() + rest, { replace: true, preventScrollReset: true })
    },
  }
}
