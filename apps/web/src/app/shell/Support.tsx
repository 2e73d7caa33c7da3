import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'

const SupportCorner = lazy(() => import('../../features/support/SupportCorner.tsx'))

/** The place of support requests in the bar, loaded once somebody is signed in. */
export function Support() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <SupportCorner key={user.id} />
      </Suspense>
    )
  )
}
