import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { paymentStatuses } from '@podium/contract/payments'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../frame/Filters.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { DebtsList } from './DebtsList.tsx'
import { usePaymentColumns } from './paymentColumns.tsx'
import { paymentsRead } from './queries.ts'

const tabs = {
  payments: paths.admin({ part: 'payments' }),
  debts: paths.admin({ part: 'payments', tab: 'debts' }),
}

/** Every payment, and who owes credits since a refund (`payments.provider`). */
export default function PaymentsScreen() {
  const t = usePhrases(adminMoneyPhrases).payments
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const isDebts = address.get('tab') === 'debts'
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Tabs
        label={t.tabs.label}
        tabs={[
          { to: tabs.payments, label: t.tabs.payments },
          { to: tabs.debts, label: t.tabs.debts },
        ]}
        current={isDebts ? tabs.debts : tabs.payments}
        preventScrollReset
      />
      {isDebts ? <DebtsList /> : <Payments />}
    </>
  )
}

function Payments() {
  const t = usePhrases(adminMoneyPhrases).payments
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const found = useQuery(paymentsRead(address))
  return (
    <>
      <Filters>
        <SearchFilter address={address} label={t.search} fewest={1} />
        <ChoiceFilter
          address={address}
          name="status"
          label={t.status}
          every={t.everyStatus}
          options={paymentStatuses.map((value) => ({ value, label: t.statuses[value] }))}
        />
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={usePaymentColumns()}
        keyOf={({ transactionId }) => transactionId}
      />
    </>
  )
}
