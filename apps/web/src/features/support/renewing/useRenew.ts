import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { SupportEntry } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { packFor } from '../../../shared/credits/missingCredits.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { sendOnce, useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call, Refusal } from '../../../client/index.ts'
import { useNavigate } from '../../../router/index.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { useSupportChanged } from '../useSupportChanged.ts'
import { useKeepReturnPath } from '../requesting/useKeepReturnPath.ts'

/** Asks the same athlete for the same again, in one tap; a wallet too small leads to the store. */
export function useRenew() {
  const t = usePhrases(supportersPhrases)
  const { number } = useFormats()
  const keyFor = useIdempotencyKey()
  const tell = useRefusals()
  const navigate = useNavigate()
  const changed = useSupportChanged()
  const remember = useKeepReturnPath()
  const [busyId, setBusyId] = useState(0)
  const renew = async ({ id, totalCredits, athlete, private: isPrivate }: SupportEntry) => {
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
      if (error instanceof Refusal && error.has('insufficientCredits')) {
        remember(
          { id: athlete.id, name },
          { credits: String(totalCredits), isPrivate, goalId: '', note: '', accepts: false },
        )
        navigate(paths.credits({ pack: packFor(totalCredits) }))
      }
    } finally {
      changed()
      setBusyId(0)
    }
  }
  return { busyId, renew: (entry: SupportEntry) => void renew(entry) }
}
