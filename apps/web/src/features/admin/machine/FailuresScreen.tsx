import { paths } from '@podium/contract/paths'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { useWork } from '../frame/useWork.ts'
import { InvoicesList } from '../money/InvoicesList.tsx'
import { PaymentsList } from '../money/PaymentsList.tsx'
import { FailedJobs } from './FailedJobs.tsx'

const tabs = {
  jobs: paths.admin({ part: 'jobs' }),
  invoices: paths.admin({ part: 'jobs', tab: 'invoices' }),
  payments: paths.admin({ part: 'jobs', tab: 'payments' }),
}

/** What failed, and what hangs: jobs, invoices, payments (`admin.failures`). */
export default function FailuresScreen() {
  const t = usePhrases(adminMachinePhrases).failures
  const { counts } = useWork()
  const tab = useListAddress({ sort: 'createdAt' }).get('tab')
  const current = tab === 'invoices' || tab === 'payments' ? tab : 'jobs'
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Tabs
        label={t.title}
        tabs={[
          { to: tabs.jobs, label: t.tabs.jobs, count: countOf(counts.failedJob) },
          { to: tabs.invoices, label: t.tabs.invoices, count: countOf(counts.invoice) },
          { to: tabs.payments, label: t.tabs.payments, count: countOf(counts.payment) },
        ]}
        current={tabs[current]}
        preventScrollReset
      />
      {current === 'jobs' && <FailedJobs />}
      {current === 'invoices' && <InvoicesList onlyLate />}
      {current === 'payments' && <PaymentsList onlyHanging />}
    </>
  )
}

/** How many there are; a blank as wide as a figure until it is known, so that no tab moves. */
const countOf = (count: number | undefined) => String(count ?? '\u2007')
