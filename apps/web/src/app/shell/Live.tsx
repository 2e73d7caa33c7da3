import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'

const LiveUpdates = lazy(() => import('../LiveUpdates.tsx'))

/** The live channel, loaded once somebody is signed in. */
export function Live() {
  const { user } = useSession()
  if (!user) return null
  return (
    <Suspense>
      <LiveUpdates />
    </Suspense>
  )
}
