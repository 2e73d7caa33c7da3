import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call, Refusal } from '../../../client/index.ts'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** What the two sides do with a support. */
export type Act = 'accept' | 'reject' | 'cancel'

type Outcome = { is: 'done' | 'changed'; entry: SupportEntry } | { is: 'failed' }

/**
 * Does an act on a support as the viewer saw it. Where it stands elsewhere meanwhile (`stateChanged`)
 * the outcome is `changed`, with the fresh entry; what else goes wrong is told.
 */
export function useAct() {
  const keyFor = useIdempotencyKey()
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  const [isBusy, setBusy] = useState(false)

  const keep = (is: 'done' | 'changed', entry: SupportEntry): Outcome => {
    queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
    changed()
    return { is, entry }
  }

  const run = async (act: Act, { id, status }: SupportEntry): Promise<Outcome> => {
    setBusy(true)
    try {
      const route = await routeOf(act)
      const idempotencyKey = keyFor([act, id, status])
      const input = { params: { id }, query: { status } }
      return keep('done', await call(route, input, { idempotencyKey }))
    } catch (error) {
      const current = error instanceof Refusal && error.has('stateChanged') && error.current
      if (current) return keep('changed', current as SupportEntry)
      await tell(error)
      return { is: 'failed' }
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}

async function routeOf(act: Act) {
  const { acceptSupport, rejectSupport, cancelSupport } = await import('@podium/contract/support')
  return { accept: acceptSupport, reject: rejectSupport, cancel: cancelSupport }[act]
}
