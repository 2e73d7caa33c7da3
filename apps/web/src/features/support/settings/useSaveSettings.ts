import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SupportSettings } from '@podium/contract/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call } from '../../../client/index.ts'
import { toast } from '../../../ui/feedback/toasts.ts'
import { supportSettings } from '../queries.ts'

/** Saves an athlete's settings of support; `save` answers them as they are kept, null where it failed. */
export function useSaveSettings() {
  const t = usePhrases(supportersPhrases).settings
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const save = async (body: SupportSettings): Promise<SupportSettings | null> => {
    setBusy(true)
    try {
      const { putSupportSettings } = await import('@podium/contract/support')
      const saved = await call(putSupportSettings, { body })
      queryClient.setQueryData(supportSettings.queryKey, saved)
      toast.success(t.saved)
      return saved
    } catch (error) {
      await tell(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save }
}
