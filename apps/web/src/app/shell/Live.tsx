import { useSession } from '../../client/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

const LiveUpdates = lazyWithPreload(() => import('../LiveUpdates.tsx'), { Missing: NothingMissing })

/** The live channel, loaded in the browser once a user is signed in. */
export function Live() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  if (!user || user.twoFactorDemanded || !isHydrated) return null
  return <LiveUpdates />
}
