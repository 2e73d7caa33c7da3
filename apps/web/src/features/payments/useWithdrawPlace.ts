import { paths } from '@podium/contract/paths'
import { useLocation, useRouter, useSearchParams } from '../../router/index.ts'

const parameter = 'withdraw'

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
  const { navigate, here } = useRouter()
  const transactionId = query.get(parameter)
  const opened = (typeof state === 'object' ? state : null) as Opened | null
  const without = new URLSearchParams(query)
  without.delete(parameter)
  const rest = without.size > 0 ? `?${without.toString()}` : ''
  return {
    transactionId,
    addressOf: (transactionId: string) => {
      const next = new URLSearchParams(without)
      next.set(parameter, transactionId)
      return `${paths.payments()}?${next.toString()}`
    },
    close: () => {
      // Once what was declared is answered, who put it away meanwhile is left where they are.
      if (new URLSearchParams(here().search).get(parameter) !== transactionId) return
      if (opened?.withdrawHere) navigate(-1)
      else navigate(paths.payments() + rest, { replace: true, preventScrollReset: true })
    },
  }
}
