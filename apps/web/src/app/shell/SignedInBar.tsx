import { useEffect } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { isMemberRole } from '@podium/contract/roles'
import { BellHeaderBadge } from '../../features/notifications/BellHeaderBadge.tsx'
import { unreadRead } from '../../features/notifications/queries.ts'
import { pendingSupporters } from '../../features/support/queries.ts'
import { SupportHeaderBadge } from '../../features/support/header/SupportHeaderBadge.tsx'
import { WalletHeaderBadge } from '../../features/wallet/WalletHeaderBadge.tsx'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { keepKeyboardRoom } from '../../ui/keyboardRoom.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import styles from './SignedInBar.module.css'
import { Ways } from './Ways.tsx'

/**
 * What follows the search in the bar of a signed-in user (`pages.bar`); on phones its ways are tabs at
 * the bottom. Loaded once a user is signed in. Who has yet to turn two-factor sign-in on is told no
 * counts; administrators have no wallet (`wallet.transfer`).
 */
export default function SignedInBar({ user }: { user: SessionUser }) {
  useEffect(keepKeyboardRoom, [])
  return (
    <>
      <Ways user={user} />
      {!user.twoFactorDemanded && (
        <span className={styles.badges}>
          <SupportHeaderBadge />
          <BellHeaderBadge />
          {isMemberRole(user.role) && (
            <span className={styles.credits}>
              <WalletHeaderBadge />
            </span>
          )}
        </span>
      )}
      <AccountMenu user={user} />
      <OfflineNote />
    </>
  )
}

/**
 * Reads what the badges show; without it they fill in as they can.
 *
 * @public Used by `OwnBar`, which fetches this file as a whole.
 */
export async function readHeaderBadges(
  queryClient: QueryClient,
  { role }: SessionUser,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(unreadRead),
    role === 'ATHLETE' && queryClient.prefetchQuery(pendingSupporters),
    isMemberRole(role) && queryClient.prefetchQuery(ownWallet),
    role === 'ADMIN' && queryClient.prefetchQuery(homeRead),
  ])
}
