import { useRef } from 'react'
import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../app/phrases.ts'
import { usePublicConfig } from '../../app/publicConfig.tsx'
import { toast } from '../../ui/feedback/toasts.ts'

/**
 * Says that a solution is not available yet and, when the toast's three seconds are over, opens the
 * community chat where one is configured. Dismissing the toast cancels that (P5).
 */
export function useUnavailable(): () => void {
  const t = usePhrases(landingPhrases).solutions
  const { communityChatUrl } = usePublicConfig()
  const isShown = useRef(false)
  return () => {
    if (isShown.current) return
    isShown.current = true
    toast.info(communityChatUrl ? `${t.unavailable} ${t.chatSoon}` : t.unavailable, {
      onGone: (how) => {
        isShown.current = false
        if (how === 'expired' && communityChatUrl) window.location.assign(communityChatUrl)
      },
    })
  }
}
