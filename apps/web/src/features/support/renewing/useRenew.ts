import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { missingOf, packFor } from '../../../shared/credits/missingCredits.ts'
import { ownWallet } from '../../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { sendOnce } from '../../../shared/forms/sendOnce.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { returnPath } from '../../../shared/navigation/returnPath.ts'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call, Refusal, useSession } from '../../../client/index.ts'
import { createPath, useLocation, useRouter } from '../../../router/index.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useSupportChanged } from '../useSupportChanged.ts'

/** Asks the same athlete for the same again, in one tap; a wallet too small leads to the store. */
export function useRenew() {
  const t = usePhrases(supportersPhrases)
  const { number } = useFormats()
  const keyFor = useIdempotencyKey('renew')
  const tell = useRefusals()
  const { navigate, here } = useRouter()
  const place = createPath(useLocation())
  const queryClient = useQueryClient()
  const changed = useSupportChanged()
  const { user } = useSession()
  const [busyId, setBusyId] = useState(0)
  const renew = async ({ id, totalCredits, athlete }: SupportEntry) => {
    const name = personName(athlete)
    setBusyId(id)
    try {
      const { renewSupport } = await import('@podium/contract/support')
      await sendOnce(keyFor([], id), (idempotencyKey) =>
        call(renewSupport, { params: { id } }, { idempotencyKey }),
      )
      keyFor.done(id)
      toast.success(t.renewed({ name, credits: number(totalCredits), months: 0 }))
    } catch (error) {
      await tell(error)
      // Who has gone elsewhere meanwhile is not led to the store.
      const isHere = createPath(here()) === place
      if (isHere && error instanceof Refusal && error.has('insufficientCredits')) {
        // Back to the renewal: a new request would have another amount, goal and privacy to choose.
        const path = paths.athlete({ id: athlete.id, renew: id })
        if (user)
          returnPath.keep({ userId: user.id, what: 'support', path, name, credits: totalCredits })
        const { available } = await queryClient
          .fetchQuery(ownWallet)
          .catch(() => ({ available: 0 }))
        navigate(paths.credits({ pack: packFor(missingOf(available, totalCredits)) }))
      }
    } finally {
      changed()
      setBusyId(0)
    }
  }
  return { busyId, renew: (entry: SupportEntry) => void renew(entry) }
}
