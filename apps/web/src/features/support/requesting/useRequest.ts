import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import type { Fields } from '@podium/contract/violations'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { Refusal } from '../../../client/index.ts'
import { creditsIn } from './requestChoice.ts'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/**
 * Asks an athlete. The key is made when the dialog opens, and anew when the choice changes
 * (`acts.idempotent`).
 */
export function useRequest(athleteId: number, onSent: (entry: SupportEntry) => void) {
  const keyFor = useIdempotencyKey()
  const key = useRef('')
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  return useContractForm({
    route: () => import('@podium/contract/support').then((contract) => contract.requestSupport),
    input: (typed) => {
      const body = {
        private: typed.private !== undefined,
        acceptedTermsOfUse: typed.acceptedTermsOfUse !== undefined,
      }
      const query = { credits: creditsIn(typed.credits ?? '') ?? 0 }
      key.current = keyFor({ athleteId, query, body })
      return { params: { athleteId }, query, body: body as never }
    },
    check: ({ credits = '' }): Fields =>
      creditsIn(credits) === null ? { credits: [{ kind: 'Pattern' }] } : {},
    options: () => ({ idempotencyKey: key.current }),
    onDone: (entry) => {
      queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
      onSent(entry)
      changed()
    },
    onError: (error) => {
      // How it stands is shown anew: the balance, a request that waits, an athlete who pauses.
      if (error instanceof Refusal && error.status < 500) changed()
      return false
    },
  })
}
