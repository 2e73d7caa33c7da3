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
 * Publishes and hides one's own page, with one click; it carries the wanted state (P20). Shown at once,
 * and taken back where the server says no.
 */
export function usePublish({ id, role }: Pick<Profile, 'id' | 'role'>) {
  const t = usePhrases(profilesPhrases).owner
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const { queryKey } = profileRead(role, id)
  const publish = async (hiddenProfile: boolean) => {
    setBusy(true)
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    queryClient.setQueryData(queryKey, (page) => page && shownAs(page, hiddenProfile))
    try {
      const { putVisibility } = await import('@podium/contract/profiles')
      await call(putVisibility, { params: { id }, body: { hiddenProfile } })
      await queryClient.invalidateQueries(profileRead(role, id))
      void queryClient.invalidateQueries({ queryKey: ['network'] })
      toast.success(hiddenProfile ? t.hidden : t.published)
    } catch (error) {
      queryClient.setQueryData(queryKey, before)
      await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, setHidden: (hidden: boolean) => void publish(hidden) }
}

function shownAs(page: Profile, hiddenProfile: boolean): Profile {
  return { ...page, own: page.own && { ...page.own, hiddenProfile } }
}
