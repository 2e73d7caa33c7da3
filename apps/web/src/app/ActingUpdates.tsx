import { actingPhrases } from '@podium/phrases/acting'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { learnScopes } from '../client/acting.ts'
import { useSession } from '../client/index.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { toast } from '../ui/feedback/toasts.ts'
import { readAllAgain } from './readAllAgain.ts'

/** How often what is shown of a principal is read again, in milliseconds: no live channel tells of it. */
const everyMs = 30_000

/** How often it is asked whether the user still acts, and with which scopes: half a minute of buttons that are refused would be long. */
const askedEveryMs = 5_000

/**
 * Keeps what is shown in step while the user acts for somebody: read again now and then, when the page is
 * looked at again, and when other scopes were agreed on. The live channel tells members what is theirs
 * alone. An end shows the same way: the next read is refused.
 */
export default function ActingUpdates() {
  const queryClient = useQueryClient()
  const { acting } = useSession()
  // Told once that it has ended, the user copies what is typed in peace.
  const hasEnded = useRef(false)
  useEffect(() => {
    hasEnded.current ||= acting?.isOver ?? false
  }, [acting?.isOver])
  useEffect(() => {
    const whileSeen = (act: () => void) => () => {
      if (document.visibilityState === 'visible' && !hasEnded.current) act()
    }
    const readAgain = whileSeen(() => readAllAgain(queryClient))
    const timers = [
      setInterval(readAgain, everyMs),
      setInterval(
        whileSeen(() => void learnScopes()),
        askedEveryMs,
      ),
    ]
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      timers.forEach((timer) => clearInterval(timer))
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [queryClient])
  useOtherScopes()
  return null
}

/** Says that other scopes were agreed on, and reads what is shown with them. */
function useOtherScopes(): void {
  const t = usePhrases(actingPhrases)
  const queryClient = useQueryClient()
  const { user, acting } = useSession()
  const scopes = acting?.scopes.join()
  const known = useRef(scopes)
  const tell = useEffectEvent(() => {
    readAllAgain(queryClient)
    toast.info(t.changed(user?.name ?? ''))
  })
  useEffect(() => {
    if (known.current !== scopes) tell()
    known.current = scopes
  }, [scopes])
}
