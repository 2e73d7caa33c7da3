import type { SessionUser } from '@podium/contract/identity'
import { isMemberRole } from '@podium/contract/roles'
import { BellCorner } from '../../features/notifications/BellCorner.tsx'
import { SupportCorner } from '../../features/support/SupportCorner.tsx'
import { WalletCorner } from '../../features/wallet/WalletCorner.tsx'

/** Loaded once somebody is signed in. Administrators have no wallet (P36). */
export default function OwnCorners({ user }: { user: SessionUser }) {
  return (
    <>
      <SupportCorner />
      <BellCorner />
      {isMemberRole(user.role) && <WalletCorner />}
    </>
  )
}
