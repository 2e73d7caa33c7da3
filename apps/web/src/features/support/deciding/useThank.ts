import { useQueryClient } from '@tanstack/react-query'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { Refusal } from '../../../client/index.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'
import { useFacts } from './useFacts.ts'

/** Thanks a supporter in the athlete's own words; where that was done elsewhere, shows what is there. */
export function useThank(entry: SupportEntry, onDone: (entry: SupportEntry) => void) {
  const t = usePhrases(supportersPhrases).thank
  const facts = useFacts()(entry)
  const keyFor = useIdempotencyKey(`thank ${entry.id}`)
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  const { id } = entry
  const keep = (fresh: SupportEntry) => {
    queryClient.setQueryData(supportEntry(id).queryKey, fresh)
    changed()
    onDone(fresh)
  }
  return useContractForm({
    route: () => import('@podium/contract/support').then((contract) => contract.thankSupporter),
    input: ({ text = '' }) => ({ params: { id }, body: { text } }),
    keyFor,
    done: t.sent(facts),
    onDone: (fresh) => keep(fresh),
    onError: (error) => {
      const current = error instanceof Refusal && error.has('stateChanged') && error.current
      if (current) keep(current as SupportEntry)
      return false
    },
  })
}
