import { useQuery } from '@tanstack/react-query'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Popover } from '../../ui/actions/Popover.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import { useLiveWallet } from './useLiveWallet.ts'
import { WalletGlance } from './WalletGlance.tsx'
import styles from './WalletHeaderBadge.module.css'

/** The user's available credits, in the bar; a press opens the wallet beneath. */
export function WalletHeaderBadge() {
  const t = usePhrases(walletPhrases)
  const { number, brief } = useFormats()
  const { data } = useQuery(ownWallet)
  useLiveWallet()
  const shown = data && brief(data.available)
  const exact = data && number(data.available)
  return (
    <Popover
      fromBar
      trigger={(props) => (
        <button
          {...props}
          type="button"
          className={styles.badge}
          aria-label={
            shown && exact ? t.open(shown === exact ? shown : `${shown} (${exact})`) : t.opening
          }
        >
          {shown === undefined ? <Skeleton width="3rem" /> : <Credits value={shown} />}
        </button>
      )}
    >
      {(close) => <WalletGlance onLeave={close} />}
    </Popover>
  )
}
