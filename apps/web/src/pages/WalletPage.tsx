import { memberRoles } from '@podium/contract/roles'
import { walletPhrases } from '@podium/phrases/wallet'
import { titled } from '../shared/navigation/head.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { WalletScreen } from '../features/wallet/WalletScreen.tsx'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(walletPhrases, (t) => t.title)

export const Component = withSession(WalletScreen, {
  scope: 'MONEY_READ',
  roles: memberRoles,
  placeholder: <PageSkeleton gap={4} title="14rem" blocks={['10rem', '22rem']} />,
})
