import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { BarMissing } from '../../shared/rendering/PartMissing.tsx'

const SignedInBar = lazyWithPreload(() => import('./SignedInBar.tsx'), { Missing: BarMissing })

/** The bar of the signed-in user: the ways, what is new, the credits and the account menu. */
export function OwnBar({ user }: { user: SessionUser }) {
  return <SignedInBar key={user.id} user={user} />
}

/** Loads the bar before it is rendered; given a query client, also what its badges show. */
export async function loadOwnBar(user: SessionUser, queryClient?: QueryClient): Promise<void> {
  const bar = await SignedInBar.load()
  if (queryClient && !user.twoFactorDemanded) await bar?.readHeaderBadges(queryClient, user)
}
