import { paths } from '@podium/contract/paths'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Navigate, useSearchParams } from '../../../router/index.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { changedQuery } from '../../../shared/navigation/changedQuery.ts'
import { useWork } from '../frame/useWork.ts'
import { InvoicesList } from '../money/InvoicesList.tsx'
import { PaymentsList } from '../money/PaymentsList.tsx'
import { FailedJobs } from './FailedJobs.tsx'

/** Each kind of failure has a tab, in this order, and counts as one kind of what waits. */
const kindOf = { jobs: 'failedJob', invoices: 'invoice', payments: 'payment' } as const
type Tab = keyof typeof kindOf
const tabs = Object.keys(kindOf) as Tab[]

const addressOf = (tab: Tab) => paths.admin({ part: 'jobs', tab })

/** What failed, and what hangs: jobs, invoices, payments (`admin.failures`). */
export default function FailuresScreen() {
  const t = usePhrases(adminMachinePhrases).failures
  const { counts, isKnown } = useWork()
  const [query] = useSearchParams()
  const named = tabs.find((tab) => tab === query.get('tab'))
  // Decided once, and kept in the address: who tries the last of a tab again stays there.
  if (!named && !query.has('open') && isKnown) {
    const tab = tabs.find((one) => counts[kindOf[one]]) ?? 'jobs'
    return <Navigate to={changedQuery(query, { tab })} replace />
  }
  const current = named ?? 'jobs'
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Tabs
        label={t.title}
        tabs={tabs.map((tab) => ({
          to: addressOf(tab),
          label: t.tabs[tab],
          count: countOf(counts[kindOf[tab]]),
        }))}
        current={addressOf(current)}
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
