import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'

const SupportCorner = lazy(() => import('../../features/support/SupportCorner.tsx'))
const SupportOverPages = lazy(() => import('../../features/support/SupportOver.tsx'))

/** The place of support requests in the bar. */
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

/** The dialogs of support over any page, loaded once somebody is signed in. */
export function SupportOver() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <SupportOverPages />
      </Suspense>
    )
  )
}
