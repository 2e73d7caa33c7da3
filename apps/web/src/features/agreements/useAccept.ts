import type { Agreement } from '@podium/contract/agreements'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { call } from '../../client/index.ts'
import { useAct } from '../../shared/forms/useAct.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { useShowAgreement, useShowStale } from './useAgreementAct.ts'

/** Accepts the version that is read; another one by now is shown first. */
export function useAccept({ id, version }: Agreement) {
  const t = usePhrases(agreementsPhrases).page
  const show = useShowAgreement()
  const showStale = useShowStale()
  return useAct(async () => {
    const { acceptAgreement } = await import('@podium/contract/agreements')
    try {
      await show(await call(acceptAgreement, { params: { id }, body: { version } }))
      toast.success(t.accepted)
    } catch (error) {
      if (!showStale(error)) throw error
    }
  })
}
