import { useSession } from '../../client/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

const LiveUpdates = lazyWithPreload(() => import('../LiveUpdates.tsx'), { Missing: NothingMissing })

/**
 * The live channel, loaded in the browser once a user is signed in. It tells a user what is theirs alone,
 * and is away while they act for somebody.
 */
export function Live() {
  const { user, acting } = useSession()
  const isHydrated = useHydrated()
  if (!user || acting || user.twoFactorDemanded || !isHydrated) return null
  return <LiveUpdates />
}
