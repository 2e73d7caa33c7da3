import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { useSession } from '../../client/index.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { CornerMissing } from '../../shared/rendering/PartMissing.tsx'
import styles from './Corners.module.css'

const OwnCorners = lazyWithPreload(
  () =>
    import('./OwnCorners.tsx').then(({ default: Part, readCorners }) => ({
      default: Part,
      readCorners,
    })),
  { Missing: CornerMissing },
)

/** The place in the bar of what waits for whoever is signed in: requests, messages, news, credits. */
export function Corners() {
  const { user } = useSession()
  if (!user || user.twoFactorDemanded) return null
  return (
    <span className={styles.place} data-own={user.role}>
      <OwnCorners key={user.id} user={user} />
    </span>
  )
}

/** Has the corners ready before they are drawn; given where to, with what they show. */
export async function loadCorners(user: SessionUser, queryClient?: QueryClient): Promise<void> {
  const corners = await OwnCorners.load()
  if (queryClient && !user.twoFactorDemanded) await corners?.readCorners(queryClient, user)
}
