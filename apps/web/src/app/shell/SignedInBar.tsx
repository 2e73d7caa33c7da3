import { useEffect } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import type { QueryClient } from '@tanstack/react-query'
import { isMemberRole } from '@podium/contract/roles'
import { BellHeaderBadge } from '../../features/notifications/BellHeaderBadge.tsx'
import { unreadRead } from '../../features/notifications/queries.ts'
import { pendingSupporters } from '../../features/support/queries.ts'
import { SupportHeaderBadge } from '../../features/support/header/SupportHeaderBadge.tsx'
import { WalletHeaderBadge } from '../../features/wallet/WalletHeaderBadge.tsx'
import { useMay, useSession } from '../../client/index.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { homeRead } from '../../shared/waiting/waitingRead.ts'
import { keepKeyboardRoom } from '../../ui/keyboardRoom.ts'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ChangedTerms } from './ChangedTerms.tsx'
import { OfflineNote } from './OfflineNote.tsx'
import styles from './SignedInBar.module.css'
import { Ways } from './Ways.tsx'

const ActingBar = lazyWithPreload(() => import('./ActingBar.tsx'))

/**
 * What follows the search in the bar of a signed-in user (`pages.bar`); on phones its ways are tabs at
 * the bottom. Loaded once a user is signed in. Who has yet to turn two-factor sign-in on is told no
 * counts; administrators have no wallet (`wallet.transfer`). Who acts for somebody finds what that allows.
 */
export default function SignedInBar({ user }: { user: SessionUser }) {
  useEffect(keepKeyboardRoom, [])
  const { acting } = useSession()
  const answers = useMay('SUPPORT')
  const hears = useMay('never')
  const seesMoney = useMay('MONEY_READ')
  return (
    <>
      <Ways user={user} />
      {!user.twoFactorDemanded && (
        <span className={styles.badges}>
          {answers && <SupportHeaderBadge />}
          {hears && <BellHeaderBadge />}
          {seesMoney && isMemberRole(user.role) && (
            <span className={styles.credits}>
              <WalletHeaderBadge />
            </span>
          )}
        </span>
      )}
      <AccountMenu user={user} />
      {acting && <ActingBar principal={user} acting={acting} />}
      <OfflineNote />
      <ChangedTerms />
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
