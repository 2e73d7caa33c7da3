import { useEffect, useRef, useState, type ComponentType } from 'react'
import { useHydrated } from '../rendering/useHydrated.ts'

/**
 * A field that has a simple form at once and takes its full one when that file has come, but never
 * while it is in use: while the simple one has the focus it stays, with what is typed in it.
 */
export function upgraded<P extends object>(
  file: () => Promise<{ default: ComponentType<P> }>,
  Simple: ComponentType<P>,
) {
  let loaded: ComponentType<P> | undefined
  return function Upgraded(props: P) {
    const place = useRef<HTMLDivElement>(null)
    const isHydrated = useHydrated()
    const [Full, setFull] = useState(() => (isHydrated ? loaded : undefined))
    useEffect(() => {
      if (Full) return
      const left = new AbortController()
      const take = (Part: ComponentType<P>) => {
        loaded = Part
        whenLeft(place.current, () => setFull(() => Part), left.signal)
      }
      if (loaded) take(loaded)
      // A file that does not come leaves the simple field, which does the same.
      else
        void file().then(
          (part) => take(part.default),
          () => undefined,
        )
      return () => left.abort()
    }, [Full])
    if (Full) return <Full {...props} />
    return (
      <div ref={place} style={{ display: 'contents' }}>
        <Simple {...props} />
      </div>
    )
  }
}

/** Calls back at once where nothing inside has the focus, otherwise as soon as that is so. */
function whenLeft(place: HTMLElement | null, then: () => void, signal: AbortSignal): void {
  if (signal.aborted || !place) return
  const isHere = () => place.contains(document.activeElement)
  if (!isHere()) return then()
  // Another window taking the focus is no leaving: the field has it again when one comes back.
  const look = () => setTimeout(() => !signal.aborted && !isHere() && then())
  place.addEventListener('focusout', look, { signal })
}
