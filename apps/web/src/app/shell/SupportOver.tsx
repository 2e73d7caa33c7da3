import { lazy, Suspense } from 'react'
import { useSession } from '../../client/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'

const SupportDialogs = lazy(() => import('../../features/support/SupportOver.tsx'))

/** The dialogs of support over any page, loaded in the browser once somebody is signed in. */
export function SupportOver() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  return (
    user &&
    isHydrated && (
      <Suspense>
        <SupportDialogs />
      </Suspense>
    )
  )
}
