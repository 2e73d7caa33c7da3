import { useMemo, useState } from 'react'
import { useLocation } from '../../router/index.ts'
import { useSession, whose } from '../../client/index.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { MissingPage } from './MissingPage.tsx'
import { useOpenedPage } from '../../shared/navigation/PageRouter.tsx'

/** The opened page itself. */
export function PageView() {
  const { module, outcome, error } = useOpenedPage()
  const { key } = useLocation()
  const round = usePeopleSoFar()
  const { Component } = module
  // Kept, so that a step within the page draws what depends on the address anew, and nothing else.
  const page = useMemo(() => <Component key={round} />, [Component, round])
  if (outcome === 'missing') return <MissingPage />
  if (outcome === 'failed') return <ErrorScreen error={error} />
  return (
    <ErrorBoundary resetKey={key} fallback={(broken) => <ErrorScreen error={broken} />}>
      {page}
    </ErrorBoundary>
  )
}

/**
 * Grows when another user signs in than before: the page then starts anew, so that what one person
 * typed is not there for the next (`session.lost`).
 */
function usePeopleSoFar(): number {
  const id = whose(useSession())
  const [seen, setSeen] = useState({ id, count: 0 })
  if (id === undefined || id === seen.id) return seen.count
  const count = seen.id === undefined ? seen.count : seen.count + 1
  setSeen({ id, count })
  return count
}
