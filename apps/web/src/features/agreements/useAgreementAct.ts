import { useQueryClient } from '@tanstack/react-query'
import type { Agreement } from '@podium/contract/agreements'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { Refusal } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { agreementRead } from './queries.ts'

/** Shows an agreement as an act answered it, here and in what tells of it elsewhere. */
export function useShowAgreement() {
  const queryClient = useQueryClient()
  return async (agreement: Agreement) => {
    queryClient.setQueryData(agreementRead(agreement.id).queryKey, agreement)
    await Promise.all(
      [['agreements', 'list'], ['home']].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  }
}

/** Shows how an agreement stands now where that is why an act was refused; false for anything else. */
export function useShowStale() {
  const t = usePhrases(agreementsPhrases).page
  const show = useShowAgreement()
  return (error: unknown): boolean => {
    const fresh = error instanceof Refusal && error.has('stateChanged') && error.current
    if (!fresh) return false
    void show(fresh as Agreement)
    toast.info(t.stale)
    return true
  }
}
