import { useSession } from '../../client/index.ts'
import { SupportDialogs } from '../../features/support/SupportDialogs.tsx'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'

/** The dialogs of support over any page, for the signed-in user. */
export function SupportOverlay() {
  const { user } = useSession()
  const isHydrated = useHydrated()
  return user && isHydrated && <SupportDialogs />
}
