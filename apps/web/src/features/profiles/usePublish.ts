import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { usePhrases } from '../../shared/language/phrases.ts'
import { profileRead } from '../../shared/profiles/profileRead.ts'
import { setNewlyPublic } from '../../shared/session/newlyPublic.ts'
import { useRefusals } from '../../shared/forms/useRefusals.ts'
import { call, useSession } from '../../client/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'

/**
 * Publishes and hides the owner's page; it carries the wanted state (`profile.publishing`). `isHidden`
 * is what was asked for until the server has answered, and then what is; the words follow its answer.
 */
export function usePublish({ id, role, own }: Pick<Profile, 'id' | 'role' | 'own'>) {
  const t = usePhrases(ownPagePhrases)
  const tell = useRefusals()
  const queryClient = useQueryClient()
  const { acting } = useSession()
  const [wanted, setWanted] = useState<boolean | null>(null)
  // Who is protected cannot show it again; a guardian, who acts for them here, can (`minors.guardian`).
  const isWard = own?.protected === true && !acting
  const tellOutcome = (asked: boolean, hiddenProfile: boolean) => {
    setNewlyPublic(hiddenProfile ? 0 : id)
    if (!hiddenProfile) return
    if (!asked) return toast.info(own?.protected ? t.staysHiddenByOther : t.staysHidden)
    const action = { label: t.undo, run: () => void publish(false) }
    toast.info(t.hidden, isWard ? {} : { action })
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
    isWard,
    isBusy: wanted !== null,
    isHidden: wanted ?? own?.hiddenProfile ?? false,
    setHidden: (hidden: boolean) => void publish(hidden),
  }
}
