import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'

const LiveUpdates = lazy(() => import('../LiveUpdates.tsx'))

/** The live channel, loaded in the browser once somebody is signed in. */
export function Live() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  if (!user || user.twoFactorDemanded || !isHydrated) return null
  return (
    <Suspense>
      <LiveUpdates />
    </Suspense>
  )
}
