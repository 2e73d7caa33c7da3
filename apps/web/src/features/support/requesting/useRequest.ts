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

interface Options {
  /** Asked once all that was chosen holds: false keeps it here. */
  mayGo: () => boolean
  onSent: (entry: SupportEntry) => void
  /** With this line it does not reach the athlete (`support.lines`). */
  onUnwelcome: () => void
}

/**
 * Asks an athlete. The key is made when the dialog opens, and anew when the choice changes
 * (`acts.idempotent`).
 */
export function useRequest(athleteId: number, { mayGo, onSent, onUnwelcome }: Options) {
  const keyFor = useIdempotencyKey(`request ${athleteId}`)
  const hasNote = useRef(false)
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  return useContractForm({
    route: () => import('@podium/contract/support').then((contract) => contract.requestSupport),
    input: (typed) => {
      const body = {
        private: typed.private !== undefined,
        note: typed.note ?? '',
        goalId: Number(typed.goalId) || null,
        acceptedTermsOfUse: typed.acceptedTermsOfUse !== undefined,
      }
      const query = { credits: creditsIn(typed.credits ?? '') ?? 0 }
      hasNote.current = body.note.trim() !== ''
      return { params: { athleteId }, query, body: body as never }
    },
    check: ({ credits = '' }): Fields =>
      creditsIn(credits) === null ? { credits: [{ kind: 'Pattern' }] } : {},
    confirm: mayGo,
    keyFor,
    onDone: (entry) => {
      queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
      onSent(entry)
      changed()
    },
    onError: (error) => {
      // How it stands is shown anew: the balance, a request that waits, an athlete who pauses.
      if (!(error instanceof Refusal) || error.status >= 500) return false
      changed()
      if (!hasNote.current || !error.has('recipientUnavailable')) return false
      onUnwelcome()
      return true
    },
  })
}
