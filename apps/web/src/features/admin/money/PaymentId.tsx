import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { CopyButton } from '../../../shared/downloads/CopyButton.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import styles from './money.module.css'

/** A payment as its provider names it, to be looked for there. */
export function PaymentId({ transactionId }: { transactionId: string }) {
  const { columns } = usePhrases(adminMoneyPhrases).payments
  return (
    <span className={styles.id}>
      <code className={styles.code}>{transactionId}</code>
      <CopyButton what={`${columns.id} ${transactionId}`} text={transactionId} />
    </span>
  )
}
