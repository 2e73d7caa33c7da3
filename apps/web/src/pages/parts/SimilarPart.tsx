import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Profile } from '@podium/contract/profiles'
import { similarRead } from '../../features/discovery/queries.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { useReached } from '../../shared/rendering/useReached.ts'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'

const waiting = <Skeleton shape="block" height="20rem" />
const SimilarRow = lazyWithPreload(() => import('./SimilarRow.tsx'), { waiting })

/** How far below the screen it begins to come once its reader scrolls, in pixels. */
const ahead = 1200

/** Where to go on from an athlete's page: it stands at the end, and comes with who reads that far. */
export function SimilarPart({ profile: { id, name } }: { profile: Profile }) {
  const { data } = useQuery(similarRead(id))
  const [isReached, setReached] = useState(false)
  const hasAny = !!data?.length
  const reached = isReached || !hasAny ? null : () => setReached(true)
  const place = useReached(reached, useHasScrolled() ? ahead : 0)
  if (!hasAny) return null
  return <div ref={place}>{isReached ? <SimilarRow athleteId={id} name={name} /> : waiting}</div>
}

function useHasScrolled(): boolean {
  const [hasScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const listening = new AbortController()
    const options = { once: true, passive: true, signal: listening.signal }
    window.addEventListener('scroll', () => setScrolled(true), options)
    return () => listening.abort()
  }, [])
  return hasScrolled
}
