import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { isMemberRole } from '@podium/contract/roles'
import { BellCorner } from '../../features/notifications/BellCorner.tsx'
import { unreadRead } from '../../features/notifications/queries.ts'
import { pendingSupporters } from '../../features/support/queries.ts'
import { SupportCorner } from '../../features/support/SupportCorner.tsx'
import { WalletCorner } from '../../features/wallet/WalletCorner.tsx'
import { ownWallet } from '../../shared/credits/ownWallet.ts'

/** Loaded once somebody is signed in. Administrators have no wallet (`wallet.transfer`). */
export default function OwnCorners({ user }: { user: SessionUser }) {
  return (
    <>
      <SupportCorner />
      <BellCorner />
      {isMemberRole(user.role) && <WalletCorner />}
    </>
  )
}

/** Reads what the corners show; without it they come as they can. */
export async function readCorners(queryClient: QueryClient, { role }: SessionUser): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(unreadRead),
    role === 'ATHLETE' && queryClient.prefetchQuery(pendingSupporters),
    isMemberRole(role) && queryClient.prefetchQuery(ownWallet),
  ])
}
