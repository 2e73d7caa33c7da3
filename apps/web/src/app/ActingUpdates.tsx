import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSession } from '../client/index.ts'
import { readAllAgain } from './readAllAgain.ts'

/** How often what is shown of a principal is read again, in milliseconds (decision 0076). */
const everyMs = 30_000

/**
 * Keeps what is shown in step while the user acts for somebody: read again now and then, and when the page
 * is looked at again. The live channel tells members what is theirs alone. An end shows the same way: the
 * next read is refused.
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
    const readAgain = () => {
      const isSeen = document.visibilityState === 'visible'
      if (isSeen && !hasEnded.current) readAllAgain(queryClient)
    }
    const timer = setInterval(readAgain, everyMs)
    document.addEventListener('visibilitychange', readAgain)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', readAgain)
    }
  }, [queryClient])
  return null
}
