import { useEffect, useEffectEvent, useRef } from 'react'

/** How far below the screen counts as reached, so that the next page is there in time. */
const ahead = '600px'

/** Calls once when the element comes near the screen; null waits for nothing. */
export function useReached(onReached: (() => void) | null) {
  const place = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(() => onReached?.())
  const isWaiting = onReached !== null
  useEffect(() => {
    if (!isWaiting || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        reached()
      },
      { rootMargin: ahead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWaiting])
  return place
}
