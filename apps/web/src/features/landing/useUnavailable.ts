import { useEffect, useRef } from 'react'
import { landingPhrases } from '@podium/phrases/landing'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { closeToast, toast } from '../../ui/feedback/toasts.ts'

/** What a visitor does who stays: a press, a key, going on through the page. */
const acts = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const

/**
 * Says that a solution is not available yet and, when the toast's three seconds are over, opens the
 * community chat where one is configured. It keeps no record: a visitor who dismisses the toast, does anything
 * else or goes to another page meanwhile stays (`landing.teasers`).
 */
export function useUnavailable(): () => void {
  const t = usePhrases(landingPhrases).solutions
  const { communityChatUrl } = usePublicConfig()
  const shown = useRef<{ toast: number; watch: AbortController }>(null)
  const stay = useRef(() => shown.current && closeToast(shown.current.toast))
  useEffect(() => () => void stay.current(), [])
  return () => {
    if (shown.current) return
    const watch = new AbortController()
    const told = toast.info(communityChatUrl ? `${t.unavailable} ${t.chatSoon}` : t.unavailable, {
      onGone: (how) => {
        watch.abort()
        shown.current = null
        if (how === 'expired' && communityChatUrl) window.location.assign(communityChatUrl)
      },
    })
    shown.current = { toast: told, watch }
    if (!communityChatUrl) return
    for (const act of acts) window.addEventListener(act, () => stay.current(), watch)
  }
}
