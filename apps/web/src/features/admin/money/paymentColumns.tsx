import type { AdminPayment, PaymentStatus } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import type { PlanId } from '@podium/contract/plans'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { Moment } from '../frame/Moment.tsx'
import { useOpenRow } from '../frame/useOpenRow.ts'
import styles from './money.module.css'

const tones = {
  PENDING: 'info',
  PAID: 'success',
  REFUNDED: 'neutral',
  EXPIRED: 'neutral',
  UNKNOWN: 'danger',
  REJECTED: 'danger',
} as const satisfies Record<PaymentStatus, string>

/** How a payment stands: of one that is paid also how much of it went back. */
export function PaymentState({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money } = useFormats()
  const { status, refundedCents } = payment
  if (status === 'PAID' && refundedCents > 0) {
    return <Badge tone="neutral">{t.partly(money(refundedCents))}</Badge>
  }
  return <Badge tone={tones[status]}>{t.statuses[status]}</Badge>
}

/** What was bought, in a few words. */
export function useBought(): (payment: AdminPayment) => string {
  const t = usePhrases(adminMoneyPhrases).payments
  const { names } = usePhrases(plansPhrases)
  const { number } = useFormats()
  return ({ planId, creditAmount }) =>
    planId ? `${t.plan} ${names[planId as PlanId]}` : t.credits(number(creditAmount))
}

/** The columns of the list of payments. */
export function usePaymentColumns(): AdminColumn<AdminPayment>[] {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money, number } = useFormats()
  const bought = useBought()
  // Beside a panel, which tells the time, there is room for the day.
  const at = useOpenRow().key === undefined ? 'moment' : 'day'
  const { columns } = t
  return [
    { name: 'who', head: columns.who, cell: ({ user }) => personName(user) || `#${user.id}` },
    { name: 'what', head: columns.what, cell: bought, speaks: true, stays: true },
    {
      name: 'amount',
      head: columns.amount,
      align: 'end',
      cell: ({ grossCents }) => money(grossCents),
      stays: true,
    },
    {
      name: 'status',
      head: columns.status,
      cell: (payment) => <PaymentState payment={payment} />,
      isState: true,
    },
    {
      name: 'owed',
      head: t.becameDebt,
      align: 'end',
      cell: ({ owedCredits }) => owedCredits > 0 && number(owedCredits),
      isExtra: true,
    },
    {
      name: 'when',
      head: columns.when,
      cell: ({ createdAt }) => <Moment at={createdAt} as={at} />,
      stays: true,
    },
    {
      name: 'id',
      head: columns.id,
      cell: ({ transactionId }) => <code className={styles.code}>{transactionId}</code>,
      speaks: true,
      isRoomy: true,
    },
  ]
}
