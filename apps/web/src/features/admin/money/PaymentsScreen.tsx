import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFileDownload } from '../../../shared/downloads/useFileDownload.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { DownloadIcon } from '../../../ui/icons/signs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { DebtsList } from './DebtsList.tsx'
import { InvoicesList } from './InvoicesList.tsx'
import { PaymentsList } from './PaymentsList.tsx'
import { downloadPaymentsOf, paymentsRead } from './queries.ts'

const tabs = {
  payments: paths.admin({ part: 'payments' }),
  invoices: paths.admin({ part: 'payments', tab: 'invoices' }),
  debts: paths.admin({ part: 'payments', tab: 'debts' }),
}

/** Every payment, every invoice, and who owes credits since a refund (`payments.provider`). */
export default function PaymentsScreen() {
  const t = usePhrases(adminMoneyPhrases).payments
  const address = useListAddress({ sort: 'createdAt', order: 'DESC' })
  const tab = address.get('tab')
  const current = tab === 'invoices' || tab === 'debts' ? tab : 'payments'
  const isPayments = current === 'payments'
  const { data } = useQuery({
    ...paymentsRead(address, { onlyHanging: false }),
    enabled: isPayments,
  })
  return (
    <>
      <SectionTitle
        lead={t.lead}
        total={isPayments ? data?.total : undefined}
        actions={isPayments && <Csv address={address} />}
      >
        {t.title}
      </SectionTitle>
      <Tabs
        label={t.tabs.label}
        tabs={[
          { to: tabs.payments, label: t.tabs.payments },
          { to: tabs.invoices, label: t.tabs.invoices },
          { to: tabs.debts, label: t.tabs.debts },
        ]}
        current={tabs[current]}
        preventScrollReset
      />
      {current === 'payments' && <PaymentsList />}
      {current === 'invoices' && <InvoicesList />}
      {current === 'debts' && <DebtsList />}
    </>
  )
}

function Csv({ address }: { address: ListAddress }) {
  const { csv, csvFailed } = usePhrases(paymentsPhrases).list
  const file = useFileDownload(() => downloadPaymentsOf(address), csvFailed)
  return (
    <Button icon={<DownloadIcon />} busy={file.isBusy} onClick={file.download}>
      <span>{csv}</span>
    </Button>
  )
}
