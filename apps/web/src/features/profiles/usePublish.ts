import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { profilesPhrases } from '@podium/phrases/profiles'
import { usePhrases } from '../../app/phrases.ts'
import { useRefusals } from '../../app/useRefusals.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { profileRead } from '../../app/profileRead.ts'

/**
 * Publishes and hides one's own page, with one click; it carries the wanted state (P20). `isHidden` is
 * what was asked for until the server has answered, and then what is.
 */
export function usePublish({ id, role, own }: Pick<Profile, 'id' | 'role' | 'own'>) {
  const t = usePhrases(profilesPhrases).owner
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const publish = async (hiddenProfile: boolean) => {
    setWanted(hiddenProfile)
    try {
      const { putVisibility } = await import('@podium/contract/profiles')
      await call(putVisibility, { params: { id }, body: { hiddenProfile } })
      await queryClient.invalidateQueries(profileRead(role, id))
      void queryClient.invalidateQueries({ queryKey: ['network'] })
      toast.success(hiddenProfile ? t.hidden : t.published)
    } catch (error) {
      await tell(error)
    } finally {
      setWanted(null)
    }
  }
  return {
    isBusy: wanted !== null,
    isHidden: wanted ?? own?.hiddenProfile ?? false,
    setHidden: (hidden: boolean) => void publish(hidden),
  }
}
