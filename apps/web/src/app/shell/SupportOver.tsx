import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'

const SupportDialogs = lazy(() => import('../../features/support/SupportOver.tsx'))

/** The dialogs of support over any page, loaded once somebody is signed in. */
export function SupportOver() {
  const { user } = useSession()
  return (
    user && (
      <Suspense>
        <SupportDialogs />
      </Suspense>
    )
  )
}
