import { personName } from '@podium/contract/person-name'
import {
  type Report,
  reportKinds,
  reportStatuses,
  reportTextLength,
} from '@podium/contract/reports'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import type { BulkAct } from '../frame/BulkDialog.tsx'
import { ChoiceFilter } from '../frame/Filters.tsx'
import { StateTabs } from '../frame/StateTabs.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { useMomentAs } from '../frame/useOpenRow.ts'
import { decide, reportsRead } from './queries.ts'
import { ReportPanel } from './ReportPanel.tsx'

/** What people find wrong, and what was decided (`reports.queue`). */
export default function ReportsScreen() {
  const t = usePhrases(adminContentPhrases).reports
  const address = useListAddress({ sort: 'sentAt' })
  const bulkActs = useBulkActs()
  const isOpen = address.get('status') === ''
  return (
    <ListScreen
      tabs={
        <StateTabs
          part="reports"
          address={address}
          label={t.status}
          states={reportStatuses}
          words={t.tabs}
        />
      }
      name="reports"
      read={reportsRead(address)}
      address={address}
      texts={t}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={({ reported }) => t.decideTitle(personName(reported))}
      {...(isOpen && { bulkActs })}
      panel={{
        title: (report) => (report ? t.reasons[report.reason] : t.title),
        read: (key) => <ReportPanel id={Number(key)} />,
      }}
    >
      <ChoiceFilter
        address={address}
        name="kind"
        label={t.kind}
        every={t.everyKind}
        options={reportKinds.map((value) => ({ value, label: t.kinds[value] }))}
      />
    </ListScreen>
  )
}

function useColumns(): AdminColumn<Report>[] {
  const { columns, kinds, reasons, because } = usePhrases(adminContentPhrases).reports
  const as = useMomentAs()
  return columnsOf(
    { ...columns, reason: because },
    {
      who: ({ reported }) => personName(reported) || `#${reported.id}`,
      about: { cell: ({ kind }) => kinds[kind], speaks: true },
      reason: { cell: ({ reason }) => reasons[reason], speaks: true, stays: true },
      says: {
        cell: ({ details, quoted, decision }) => decision?.reason || details || quoted,
        speaks: true,
        isWide: true,
      },
      by: {
        cell: ({ reporter, sender }) => (reporter ? personName(reporter) : sender?.name) || '—',
        isExtra: true,
      },
      when: { cell: ({ sentAt }) => <Moment at={sentAt} as={as} />, stays: true },
    },
  )
}

/** What is decided of several reports in one go, each as if alone. */
function useBulkActs(): BulkAct<Report>[] {
  const t = usePhrases(adminContentPhrases).reports
  const reason = { label: t.reason, max: reportTextLength }
  const may = ({ abilities }: Report) => abilities.decide
  return [
    {
      name: 'dismiss',
      label: t.dismiss,
      text: t.dismissSomeText,
      may,
      reason,
      run: ({ id }, { reason: why }) => decide(id, { decision: 'DISMISSED', reason: why }),
    },
    {
      name: 'uphold',
      label: t.uphold,
      text: t.upholdSomeText,
      may,
      reason,
      restricts: true,
      run: ({ id }, said) => decide(id, { decision: 'UPHELD', ...said }),
    },
  ]
}
