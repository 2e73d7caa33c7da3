import { memberRoles } from '@podium/contract/roles'
import { walletPhrases } from '@podium/phrases/wallet'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { WalletScreen, WalletSkeleton } from '../features/wallet/WalletScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: walletPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession scope="MONEY_READ" roles={memberRoles} placeholder={<WalletSkeleton />}>
      <WalletScreen />
    </RequireSession>
  )
}
