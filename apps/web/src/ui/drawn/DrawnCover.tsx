import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import type { DrawnFor } from '@podium/contract/drawn/figure'

let Drawing: ComponentType<DrawnFor> | undefined

/** Fetches what draws covers: before the server draws one, and in a browser for the first of its own. */
export async function loadCoverDrawing(): Promise<void> {
  Drawing ??= (await import('./CoverDrawing.tsx')).default
}

const frame = {
  viewBox: '0 0 800 320',
  preserveAspectRatio: 'xMidYMid slice',
  'aria-hidden': true,
} as const

/**
 * The cover of a person who has uploaded none: drawn from who they are, always the same. Decorative. What
 * the server drew stays as it is, so that a first visit needs none of the drawings.
 */
export function DrawnCover({ userId, role, sport }: DrawnFor) {
  const drawnFor = { userId, role, sport }
  const who = `${role} ${sport} ${userId}`
  const fromServer = useSyncExternalStore(
    noChanges,
    () => '',
    () => who,
  )
  const [kept] = useState(fromServer)
  if (kept === who && typeof window !== 'undefined') {
    return <svg {...frame} suppressHydrationWarning dangerouslySetInnerHTML={nothingOfOurs} />
  }
  return (
    <svg {...frame} key={who}>
      <Drawn {...drawnFor} />
    </svg>
  )
}

/** React leaves alone what the server put there. */
const nothingOfOurs = { __html: '' }

function Drawn(drawnFor: DrawnFor) {
  const [isHere, setHere] = useState(Drawing !== undefined)
  useEffect(() => {
    if (isHere) return
    let isShown = true
    // Without a connection the place stays empty: nothing is told by it.
    loadCoverDrawing().then(
      () => isShown && setHere(true),
      () => undefined,
    )
    return () => {
      isShown = false
    }
  }, [isHere])
  return isHere && Drawing ? <Drawing {...drawnFor} /> : null
}

const noChanges = () => () => undefined
