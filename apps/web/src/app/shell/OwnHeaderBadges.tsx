import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { isMemberRole } from '@podium/contract/roles'
import { BellHeaderBadge } from '../../features/notifications/BellHeaderBadge.tsx'
import { unreadRead } from '../../features/notifications/queries.ts'
import { pendingSupporters } from '../../features/support/queries.ts'
import { SupportHeaderBadge } from '../../features/support/header/SupportHeaderBadge.tsx'
import { WalletHeaderBadge } from '../../features/wallet/WalletHeaderBadge.tsx'
import { ownWallet } from '../../shared/credits/ownWallet.ts'

/** Loaded once a user is signed in. Administrators have no wallet (`wallet.transfer`). */
export default function OwnHeaderBadges({ user }: { user: SessionUser }) {
  return (
    <>
      <SupportHeaderBadge />
      <BellHeaderBadge />
      {isMemberRole(user.role) && <WalletHeaderBadge />}
    </>
  )
}

/**
 * Reads what the badges show; without it they fill in as they can.
 *
 * @public Used by `HeaderBadges`, which fetches this file as a whole.
 */
export async function readHeaderBadges(
  queryClient: QueryClient,
  { role }: SessionUser,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(unreadRead),
    role === 'ATHLETE' && queryClient.prefetchQuery(pendingSupporters),
    isMemberRole(role) && queryClient.prefetchQuery(ownWallet),
  ])
}
