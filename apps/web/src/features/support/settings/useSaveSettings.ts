import { useQueryClient } from '@tanstack/react-query'
import type { SupportSettings, SupportSettingsChange } from '@podium/contract/support'
import { useRefusals } from '../../../shared/forms/useRefusals.ts'
import { call } from '../../../client/index.ts'
import { supportSettings } from '../queries.ts'

/** Saves what changes of an athlete's settings of support; answers them as they are kept, null where it failed, which is told. */
export function useSaveSettings() {
  const tell = useRefusals()
  const queryClient = useQueryClient()
  return async (body: SupportSettingsChange): Promise<SupportSettings | null> => {
    try {
      const { putSupportSettings } = await import('@podium/contract/support')
      const saved = await call(putSupportSettings, { body })
      queryClient.setQueryData(supportSettings.queryKey, saved)
      return saved
    } catch (error) {
      await tell(error)
      return null
    }
  }
}
