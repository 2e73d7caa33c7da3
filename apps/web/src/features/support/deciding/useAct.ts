import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportEntry } from '@podium/contract/support'
import { sendOnce } from '../../../shared/forms/sendOnce.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call, Refusal } from '../../../client/index.ts'
import { supportEntry } from '../queries.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** What the two sides do with a support. */
export type Act = 'accept' | 'reject' | 'cancel'

/** What a dialog is opened for: an act, words of thanks, or a look. */
export type Opening = Act | 'thank' | 'look'

/** What an athlete says when they accept: not for its goal, and how much of what a fund was to add. */
export interface Accepting {
  goal?: 'PAGE'
  match?: 'NONE' | 'REST'
}

type Outcome =
  | { is: 'done' | 'changed' | 'goalOver' | 'matchShort'; entry: SupportEntry }
  | { is: 'failed' }

/**
 * Does an act on a support as the viewer saw it. Where it stands elsewhere meanwhile (`stateChanged`)
 * the outcome is `changed`, with the fresh entry; where it was directed at a goal that is over, it is
 * `goalOver`, and can be accepted for the page (`season.goals`); where a fund cannot double it whole,
 * `matchShort`, and without or with the rest (`season.matches`). What else goes wrong is told.
 */
export function useAct() {
  const keyFor = useIdempotencyKey('support')
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  const [isBusy, setBusy] = useState(false)

  const keep = (is: Exclude<Outcome['is'], 'failed'>, entry: SupportEntry): Outcome => {
    queryClient.setQueryData(supportEntry(entry.id).queryKey, entry)
    changed()
    return { is, entry }
  }

  const run = async (
    act: Act,
    { id, status }: SupportEntry,
    options: Accepting = {},
  ): Promise<Outcome> => {
    setBusy(true)
    try {
      const route = await routeOf(act)
      const key = keyFor([status, options], `${act} ${id}`)
      const input = { params: { id }, query: { status, ...options } }
      const send = (idempotencyKey: string) => call(route, input, { idempotencyKey })
      return keep('done', await sendOnce(key, send))
    } catch (error) {
      const refusal = error instanceof Refusal ? error : undefined
      const current = refusal?.current as SupportEntry | undefined
      if (current && refusal?.has('stateChanged')) return keep('changed', current)
      if (current && refusal?.has('goalClosed')) return keep('goalOver', current)
      if (current && refusal?.has('matchExhausted')) return keep('matchShort', current)
      // A try before this one may have been done.
      changed()
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
