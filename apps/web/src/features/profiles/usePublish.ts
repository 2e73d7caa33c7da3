import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { setNewlyPublic } from '../../shared/session/newlyPublic.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'

/**
 * Publishes and hides the owner's page; it carries the wanted state (`profile.publishing`). `isHidden`
 * is what was asked for until the server has answered, and then what is; the words follow its answer.
 */
export function usePublish({ id, role, own }: Pick<Profile, 'id' | 'role' | 'own'>) {
  const t = usePhrases(ownPagePhrases)
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const tellOutcome = (asked: boolean, hiddenProfile: boolean) => {
    setNewlyPublic(hiddenProfile ? 0 : id)
    if (!hiddenProfile) return
    if (!asked) return toast.info(t.staysHidden)
    toast.info(t.hidden, { action: { label: t.undo, run: () => void publish(false) } })
  }
  const publish = async (asked: boolean) => {
    setWanted(asked)
    try {
      const { putVisibility } = await import('@podium/contract/profiles')
      const body = { hiddenProfile: asked }
      const { hiddenProfile } = await call(putVisibility, { params: { id }, body })
      await queryClient.invalidateQueries(profileRead(role, id))
      void queryClient.invalidateQueries({ queryKey: ['network'] })
      tellOutcome(asked, hiddenProfile)
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
