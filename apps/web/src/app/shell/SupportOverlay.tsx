import { useSession } from '../../client/index.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'

const SupportDialogs = lazyDialog(() => import('../../features/support/SupportDialogs.tsx'))

/** The dialogs of support over any page, for the signed-in user. */
export function SupportOverlay() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  return user && isHydrated && <SupportDialogs key={user.id} />
}
