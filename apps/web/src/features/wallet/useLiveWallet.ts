import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLive } from '../../client/live.ts'

/**
 * Shows the credits of a WALLET_UPDATE at once; the rest of the wallet is read anew by itself. Events
 * may overtake each other: an older one is not shown.
 */
export function useLiveWallet(): void {
  const queryClient = useQueryClient()
  useLive('WALLET_UPDATE', ({ totalCredits, version }) => {
    queryClient.setQueryData(ownWallet.queryKey, (known) =>
      known && known.version < version ? { ...known, available: totalCredits, version } : known,
    )
  })
}
