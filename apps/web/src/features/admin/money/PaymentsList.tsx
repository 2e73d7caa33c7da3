import { type AdminPayment, paymentStatuses } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { AdminList } from '../frame/AdminList.tsx'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { FoldedChoices, SearchFilter } from '../frame/Filters.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { usePaymentColumns } from './paymentColumns.tsx'
import { PaymentActs } from './PaymentActs.tsx'
import { PaymentPanel } from './PaymentPanel.tsx'
import { checkAgain, paymentsRead } from './queries.ts'

/** Every payment, or those that hang at their provider. */
export function PaymentsList({ onlyHanging = false }: { onlyHanging?: boolean }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { from, to } = usePhrases(adminPhrases)
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const { money } = useFormats()
  const bulkActs: BulkAct<AdminPayment>[] = [
    {
      name: 'check',
      label: t.check,
      text: t.checkSomeText,
      may: ({ providerAsked }) => providerAsked,
      run: ({ transactionId }) => checkAgain(transactionId),
    },
  ]
  return (
    <AdminList
      name="payments"
      read={paymentsRead(address, { onlyHanging })}
      address={address}
      texts={{ title: t.title, nothing: onlyHanging ? t.nothingHangs : t.nothing }}
      columns={usePaymentColumns(address)}
      keyOf={({ transactionId }) => transactionId}
      nameOf={({ user, grossCents }) => `${personName(user)}, ${money(grossCents)}`}
      rowActs={(payment) => <PaymentActs payment={payment} />}
      bulkActs={bulkActs}
      panel={{
        title: (payment) => (payment ? money(payment.grossCents) : t.title),
        draw: (payment) => <PaymentPanel payment={payment} />,
      }}
    >
      <SearchFilter address={address} label={t.search} fewest={1} />
      {!onlyHanging && (
        <FoldedChoices
          choices={[
            {
              address,
              name: 'status',
              label: t.status,
              every: t.everyStatus,
              options: paymentStatuses.map((value) => ({ value, label: t.statuses[value] })),
            },
          ]}
          days={[
            { address, name: 'from', label: from },
            { address, name: 'to', label: to },
          ]}
        />
      )}
    </AdminList>
  )
}
