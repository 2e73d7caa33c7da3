import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { useSession } from '../../client/index.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { HeaderBadgesMissing } from '../../shared/rendering/PartMissing.tsx'
import styles from './HeaderBadges.module.css'

const OwnHeaderBadges = lazyWithPreload(() => import('./OwnHeaderBadges.tsx'), {
  Missing: HeaderBadgesMissing,
})

/** The header badges of the signed-in user: requests, messages, notifications, credits. */
export function HeaderBadges() {
  const { user } = useSession()
  if (!user || user.twoFactorDemanded) return null
  return (
    <span className={styles.place} data-own={user.role}>
      <OwnHeaderBadges key={user.id} user={user} />
    </span>
  )
}

/** Loads the badges before they are rendered; given a query client, also what they show. */
export async function loadHeaderBadges(
  user: SessionUser,
  queryClient?: QueryClient,
): Promise<void> {
  const badges = await OwnHeaderBadges.load()
  if (queryClient && !user.twoFactorDemanded) await badges?.readHeaderBadges(queryClient, user)
}
