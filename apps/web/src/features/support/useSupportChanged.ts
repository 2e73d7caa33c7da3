import { useQueryClient } from '@tanstack/react-query'
import { supportKey } from './queries.ts'

/** Reads anew what a support's step changes: everything about supports, and the wallet. */
export function useSupportChanged(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void queryClient.invalidateQueries({ queryKey: supportKey })
    void queryClient.invalidateQueries({ queryKey: ['wallet'] })
    void queryClient.invalidateQueries({ queryKey: ['home', 'waiting'] })
    // What goals have received, and funds have left.
    void queryClient.invalidateQueries({ queryKey: ['season'] })
  }
}
