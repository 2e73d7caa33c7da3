import { paths } from '@podium/contract/paths'
import type { Payment, PaymentStatus } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import styles from './PaymentsScreen.module.css'
import { ReceiptButton } from './ReceiptButton.tsx'
import { usePaymentName } from './usePaymentName.ts'

const tones = {
  PENDING: 'info',
  PAID: 'success',
  REFUNDED: 'neutral',
  EXPIRED: 'neutral',
  UNKNOWN: 'danger',
  REJECTED: 'danger',
} as const satisfies Record<PaymentStatus, string>

/** A payment in the list: what for, when and how, and its receipt. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases)
  const { money, moment } = useFormats()
  const name = usePaymentName(payment)
  const { status, method, createdAt, grossCents, hasReceipt, transactionId } = payment
  const isOpen = status === 'PENDING' || status === 'UNKNOWN'
  return (
    <li className={styles.payment}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.when}>
          <time dateTime={createdAt}>{moment(createdAt)}</time>
          {method && ` · ${t.sandbox.methods[method]}`}
        </span>
        <Badge tone={tones[status]}>{t.status.names[status]}</Badge>
      </div>
      <span className={styles.amount}>{money(grossCents)}</span>
      <div className={styles.acts}>
        {isOpen && (
          <LinkButton to={paths.paymentStatus({ id: transactionId })} size="small">
            {t.list.look}
          </LinkButton>
        )}
        {hasReceipt && (
          <ReceiptButton
            payment={payment}
            label={t.list.receipt}
            name={t.list.receiptFor(name)}
            size="small"
          />
        )}
      </div>
    </li>
  )
}
