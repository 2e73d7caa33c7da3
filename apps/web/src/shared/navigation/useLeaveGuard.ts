import { useEffect, useRef, useState } from 'react'
import { guardLeaving } from './leaving.ts'

interface LeaveGuard {
  /** The user wants to leave and waits for the question. */
  isAsking: boolean
  answer: (leaves: boolean) => void
  /** Ends the guard at once: what was written is saved. */
  release: () => void
}

/** Asks before the page is left while `when` holds: by links, by back and forward, by closing it. */
export function useLeaveGuard(when: boolean): LeaveGuard {
  const [answer, setAnswer] = useState<((leaves: boolean) => void) | null>(null)
  const release = useRef<() => void>(() => undefined)
  useEffect(() => {
    if (!when) return
    const stop = guardLeaving(
      () => new Promise((resolve) => setAnswer(() => (leaves: boolean) => resolve(leaves))),
    )
    window.addEventListener('beforeunload', askInTheBrowsersWords)
    release.current = () => {
      stop()
      window.removeEventListener('beforeunload', askInTheBrowsersWords)
    }
    return () => release.current()
  }, [when])
  return {
    isAsking: answer !== null,
    answer: (leaves) => {
      setAnswer(null)
      answer?.(leaves)
    },
    release: () => release.current(),
  }
}

function askInTheBrowsersWords(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
