import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { type Report, reportKinds } from '@podium/contract/reports'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters } from '../frame/Filters.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './content.module.css'
import { DecideReportDialog } from './DecideReportDialog.tsx'
import { reportsRead } from './queries.ts'

/** What people find wrong, and what was decided (`reports.queue`). */
export default function ReportsScreen() {
  const t = usePhrases(adminContentPhrases).reports
  const address = useListAddress({ sort: 'sentAt' })
  const found = useQuery(reportsRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <StatusTabs address={address} />
      <Filters>
        <ChoiceFilter
          address={address}
          name="kind"
          label={t.kind}
          every={t.everyKind}
          options={reportKinds.map((value) => ({ value, label: t.kinds[value] }))}
        />
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function StatusTabs({ address }: { address: ListAddress }) {
  const { status, statuses } = usePhrases(adminContentPhrases).reports
  const at = (word: string) => paths.admin({ part: 'reports', status: word })
  return (
    <Tabs
      label={status}
      tabs={[
        { to: at(''), label: statuses.OPEN },
        { to: at('UPHELD'), label: statuses.UPHELD },
        { to: at('DISMISSED'), label: statuses.DISMISSED },
      ]}
      current={at(address.get('status'))}
      preventScrollReset
    />
  )
}

function useColumns(): Column<Report>[] {
  const { columns, kinds } = usePhrases(adminContentPhrases).reports
  const { actions } = usePhrases(adminPhrases)
  const { moment } = useTimes()
  return [
    { head: columns.when, cell: ({ sentAt }) => <time dateTime={sentAt}>{moment(sentAt)}</time> },
    { head: columns.about, cell: ({ kind }) => kinds[kind] },
    { head: columns.who, cell: ({ reported }) => <PersonLink person={reported} /> },
    { head: columns.says, isWide: true, cell: (report) => <Says report={report} /> },
    { head: columns.by, cell: ({ reporter }) => <PersonLink person={reporter} /> },
    { head: actions, hideHead: true, align: 'end', cell: (report) => <Acts report={report} /> },
  ]
}

function Says({ report }: { report: Report }) {
  const t = usePhrases(adminContentPhrases).reports
  const { moment } = useTimes()
  const { reason, details, quoted, others, decision } = report
  return (
    <span className={styles.words}>
      <Badge tone="accent">{t.reasons[reason]}</Badge>
      {details && <span className={styles.message}>{details}</span>}
      {quoted && <q className={styles.soft}>{quoted}</q>}
      {others > 0 && <small className={styles.soft}>{t.others(others)}</small>}
      {decision && (
        <small className={styles.soft}>
          {t.decidedBy(personName(decision.by), moment(decision.at))}: {decision.reason}
        </small>
      )}
    </span>
  )
}

function Acts({ report }: { report: Report }) {
  const t = usePhrases(adminContentPhrases).reports
  const { link, status, id } = report
  const { isOpen, open, close } = useDialog(`report-${id}`)
  return (
    <span className={styles.acts}>
      {link && <Link to={link}>{t.see}</Link>}
      {status === 'OPEN' && (
        <Button size="small" aria-label={`${t.decide}: ${id}`} onClick={open}>
          {t.decide}
        </Button>
      )}
      {isOpen && <DecideReportDialog report={report} onClose={close} />}
    </span>
  )
}
