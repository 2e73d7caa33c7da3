import { useEffect, useEffectEvent, useState, type RefObject } from 'react'

interface Options {
  /** All was chosen and said before the credits were bought. */
  isWanted: boolean
  /** The wallet reaches, and the athlete may be asked. */
  isReady: boolean
  /** Told before it goes: from now on a reload asks nobody again. */
  onAsking: () => void
}

/**
 * Sends the form by itself, once, where somebody has come back from buying to do just that. Answers whether it
 * is still to go.
 */
export function useAskAtOnce(
  form: RefObject<HTMLFormElement | null>,
  { isWanted, isReady, onAsking }: Options,
): boolean {
  const [hasAsked, setAsked] = useState(false)
  const ask = useEffectEvent(() => {
    if (hasAsked) return
    setAsked(true)
    onAsking()
    form.current?.requestSubmit()
  })
  useEffect(() => {
    if (isWanted && isReady) ask()
  }, [isWanted, isReady])
  return isWanted && !hasAsked
}
