import { useSession } from '../../client/index.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { NothingMissing } from '../../shared/rendering/PartMissing.tsx'

const LiveUpdates = lazyWithPreload(() => import('../LiveUpdates.tsx'), { Missing: NothingMissing })
const ActingUpdates = lazyWithPreload(() => import('../ActingUpdates.tsx'), {
  Missing: NothingMissing,
})

/**
 * The live channel, loaded in the browser once a user is signed in. It tells a user what is theirs alone:
 * while they act for somebody, what is shown is read again instead.
 */
export function Live() {
  const { user, acting, hasEnded } = useSession()
  const isHydrated = useHydrated()
  if (!user || hasEnded || user.twoFactorDemanded || !isHydrated) return null
  if (acting) return <ActingUpdates key={user.id} />
  return <LiveUpdates />
}
