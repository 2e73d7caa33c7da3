import type { PaymentStatus } from '@podium/contract/payments'
import { CrossIcon } from '../../ui/icons/CrossIcon.tsx'
import { CheckIcon, ClockIcon } from '../../ui/icons/signs.tsx'
import styles from './StatusIcon.module.css'

/** Success for paid, waiting for pending and expired, failure for the rest (`payments.status-page`). */
const looks: Record<PaymentStatus, 'success' | 'waiting' | 'failure'> = {
  PAID: 'success',
  PENDING: 'waiting',
  EXPIRED: 'waiting',
  REFUNDED: 'failure',
  UNKNOWN: 'failure',
  REJECTED: 'failure',
}

const signs = { success: CheckIcon, waiting: ClockIcon, failure: CrossIcon }

/** How a payment came out, as a picture; the words beside it say the same. */
export function StatusIcon({ status }: { status: PaymentStatus }) {
  const look = looks[status]
  const Sign = signs[look]
  return (
    <span className={styles.icon} data-look={look}>
      <Sign />
    </span>
  )
}
