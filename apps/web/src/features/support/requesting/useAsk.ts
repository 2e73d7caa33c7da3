import { useLocationPart, useRouter } from '../../../router/index.ts'
import { askParameter, firstCredits, goalParameter } from './askParameter.ts'

/** Kept with the history entry of a dialog that was opened on this page, so that closing it goes back. */
export interface AskedHere {
  supportHere?: boolean
}

/** Whether the address opens the dialog of a request. */
export function useIsAsked(): boolean {
  return useLocationPart(({ search }) => new URLSearchParams(search).has(askParameter), false)
}

/** Opens the dialog of a request, for a goal or the page. */
export function useAsk(): (goalId?: number) => void {
  const { navigate, here } = useRouter()
  return (goalId) => {
    const { search, state, hash } = here()
    const kept: AskedHere = { ...(typeof state === 'object' ? state : null), supportHere: true }
    const query = new URLSearchParams(search)
    query.delete('private')
    if (goalId === undefined) query.delete(goalParameter)
    else query.set(goalParameter, String(goalId))
    query.set(askParameter, firstCredits)
    navigate({ search: `?${query}`, hash }, { state: kept, preventScrollReset: true })
  }
}
