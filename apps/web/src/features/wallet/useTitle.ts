import type { WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet-history'
import { usePhrases } from '../../shared/language/phrases.ts'

/** What an admin typed themselves, in whatever language. */
const typed: ReadonlySet<WalletTransaction['reason']> = new Set(['GIVEN', 'TAKEN', 'CORRECTION'])

/** What a line is called, in the language of the page, which may not be that of the account. */
export function useTitle(): (line: WalletTransaction) => string {
  const t = usePhrases(walletPhrases)
  return ({ reason, withdrawn, description }) => {
    if (typed.has(reason)) return description
    return (withdrawn && t.withdrawn[reason]) || t.reasons[reason]
  }
}
