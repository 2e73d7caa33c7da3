import { idOf } from '@podium/contract/largest-id'
import { useHydrated } from '../../../shared/rendering/useHydrated.ts'
import { useSearchParams } from '../../../router/index.ts'

/** The parameter with which reminders lead to an athlete's page: which support may be renewed. */
const parameter = 'renew'

/** The support that a reminder is about; null without one. */
export function useRenewal(): { id: number | null; close: () => void } {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(parameter)
  const isHydrated = useHydrated()
  return {
    id: isHydrated ? idOf(asked ?? undefined) : null,
    close: () => {
      query.delete(parameter)
      setQuery(query, { replace: true, preventScrollReset: true })
    },
  }
}
