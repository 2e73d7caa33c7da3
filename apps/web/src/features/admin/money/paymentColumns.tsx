import type { AdminPayment } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import type { PlanId } from '@podium/contract/plans'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { paymentTones } from '../../../shared/payments/paymentTones.ts'
import { classes } from '../../../ui/classes.ts'
import { CheckIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { Moment } from '../frame/Moment.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import type { ListAddress } from '../frame/useListAddress.ts'
import { useMomentAs } from '../frame/useOpenRow.ts'
import styles from './money.module.css'

/** How a payment stands: of one that is paid also how much of it went back. */
export function PaymentState({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money } = useFormats()
  const { status, refundedCents } = payment
  if (status === 'PAID' && refundedCents > 0) {
    return <Badge tone="neutral">{t.partly(money(refundedCents))}</Badge>
  }
  // Most are: what stands out is what is not.
  if (status === 'PAID') {
    return (
      <Badge tone="plain" icon={<CheckIcon />}>
        {t.statuses.PAID}
      </Badge>
    )
  }
  return <Badge tone={paymentTones[status]}>{t.statuses[status]}</Badge>
}

/** What was bought, in a few words. */
export function useBought(): (payment: AdminPayment) => string {
  const t = usePhrases(adminMoneyPhrases).payments
  const { names } = usePhrases(plansPhrases)
  const { number } = useFormats()
  return ({ planId, creditAmount }) =>
    planId ? t.plan(names[planId as PlanId]) : t.credits(number(creditAmount))
}

/** The columns of the list of payments. */
export function usePaymentColumns(address: ListAddress): AdminColumn<AdminPayment>[] {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money, number } = useFormats()
  const bought = useBought()
  const as = useMomentAs()
  const sort = useColumnSort(address)
  const { methods } = usePhrases(paymentsPhrases).sandbox
  const { columns } = t
  return columnsOf(
    { ...columns, owed: t.becameDebt, method: t.method },
    {
      who: ({ user }) => personName(user) || `#${user.id}`,
      what: {
        cell: (payment) => <span className={styles.line}>{bought(payment)}</span>,
        speaks: true,
      },
      amount: {
        cell: ({ grossCents }) => <strong>{money(grossCents)}</strong>,
        align: 'end',
        stays: true,
        speaks: true,
      },
      status: { cell: (payment) => <PaymentState payment={payment} />, isState: true },
      owed: {
        cell: ({ owedCredits }) => owedCredits > 0 && number(owedCredits),
        align: 'end',
        isExtra: true,
      },
      when: {
        cell: ({ createdAt }) => <Moment at={createdAt} as={as} />,
        sort: 'createdAt',
        stays: true,
        speaks: true,
      },
      method: {
        cell: ({ method }) => method && <span className="soft">{methods[method]}</span>,
        speaks: true,
        isRoomy: true,
      },
      id: {
        cell: ({ transactionId }) => (
          <code className={classes(styles.code, styles.short)} title={transactionId}>
            {transactionId}
          </code>
        ),
        speaks: true,
        isRoomy: true,
        isExtra: true,
      },
    },
    sort,
  )
}
