import type { AdminPayment, PaymentStatus } from '@podium/contract/payments'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { useTimes } from '../frame/useTimes.ts'
import styles from './money.module.css'
import { PaymentActs } from './PaymentActs.tsx'

export const tones = {
  PENDING: 'info',
  PAID: 'success',
  REFUNDED: 'neutral',
  EXPIRED: 'neutral',
  UNKNOWN: 'danger',
  REJECTED: 'danger',
} as const satisfies Record<PaymentStatus, string>

/** The columns of the list of payments. */
export function usePaymentColumns(): Column<AdminPayment>[] {
  const t = usePhrases(adminMoneyPhrases).payments
  const { actions } = usePhrases(adminPhrases)
  const { money, number } = useFormats()
  const { moment } = useTimes()
  const { columns } = t
  return [
    {
      head: columns.when,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{moment(createdAt)}</time>,
    },
    { head: columns.who, cell: ({ user }) => <PersonLink person={user} /> },
    {
      head: columns.what,
      cell: ({ creditAmount, planId }) =>
        planId ? `${t.plan} ${planId}` : t.credits(number(creditAmount)),
    },
    { head: columns.amount, align: 'end', cell: ({ grossCents }) => money(grossCents) },
    { head: columns.status, cell: (payment) => <Status payment={payment} /> },
    {
      head: columns.id,
      isWide: true,
      cell: ({ transactionId }) => <code className={styles.code}>{transactionId}</code>,
    },
    {
      head: actions,
      hideHead: true,
      align: 'end',
      cell: (payment) => <PaymentActs payment={payment} />,
    },
  ]
}

function Status({ payment: { status, owedCredits, refundReason } }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { number } = useFormats()
  return (
    <span className={styles.status}>
      <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
      {owedCredits > 0 && <small>{t.owed(number(owedCredits))}</small>}
      {refundReason && <small>{refundReason}</small>}
    </span>
  )
}
