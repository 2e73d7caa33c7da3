import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Calls once when the element comes as near the screen as `ahead` says, in pixels, so that what follows is
 * there in time; null waits for nothing.
 */
export function useReached(onReached: (() => void) | null, ahead = 600) {
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
      { rootMargin: `${ahead}px` },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isWaiting, ahead])
  return place
}
