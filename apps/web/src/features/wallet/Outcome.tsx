import type { WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet-history'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Outcome.module.css'

/** What became of a line's credits since: that they wait still, were given, or came back. */
export function Outcome({ line: { reason, state, about } }: { line: WalletTransaction }) {
  const { outcomes } = usePhrases(walletPhrases)
  const words = state && outcomes[reason]?.[state]
  if (!words) return null
  return (
    <span className={styles.outcome} data-state={state}>
      {words(about?.name)}
    </span>
  )
}
