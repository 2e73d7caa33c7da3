import { lazy, Suspense } from 'react'
import { isMemberRole } from '@podium/contract/roles'
import { useSession } from '../../client/index.ts'
import styles from './Wallet.module.css'

const WalletCorner = lazy(() => import('../../features/wallet/WalletCorner.tsx'))

/** The place of the wallet in the bar; administrators have none (P36). */
export function Wallet() {
  const { user } = useSession()
  if (!user || !isMemberRole(user.role)) return null
  return (
    <span className={styles.place} data-wallet>
      <Suspense>
        <WalletCorner key={user.id} />
      </Suspense>
    </span>
  )
}
