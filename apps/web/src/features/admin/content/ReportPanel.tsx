import { personName } from '@podium/contract/person-name'
import type { readReport } from '@podium/contract/reports'
import type { Reply } from '@podium/contract/route'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { useSession } from '../../../client/index.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Facts as FactsInLine } from '../../../ui/surfaces/Facts.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { DecideDialog } from '../frame/DecideDialog.tsx'
import { Moment } from '../frame/Moment.tsx'
import { PanelRead } from '../frame/PanelRead.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import { useOpenRow } from '../frame/useOpenRow.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './content.module.css'
import { DecideReport } from './DecideReport.tsx'
import { reportRead } from './queries.ts'

type ReportInFull = Reply<typeof readReport>

/** A report with the thing it is about, and the place to decide it (`reports.queue`). */
export function ReportPanel({ id }: { id: number }) {
  return <PanelRead read={reportRead(id)}>{(data) => <Known report={data} />}</PanelRead>
}

function Known({ report }: { report: ReportInFull }) {
  const t = usePhrases(adminContentPhrases).reports
  const { moment } = useTimes()
  const { close } = useOpenRow()
  const { kind, link, reported, reporter, sender, reference, sentAt } = report
  const { decision, status, others, aboutReported, byReporter, abilities } = report
  const isOwn = useSession().user?.id === reported.id
  return (
    <>
      <Facts>
        <Fact name={t.columns.about}>
          <FactsInLine
            of={[
              t.kinds[kind],
              link && (
                <Link key="see" to={link}>
                  {t.see}
                </Link>
              ),
              <Moment key="at" at={sentAt} />,
              reference,
            ]}
          />
        </Fact>
        <Fact name={t.columns.who}>
          <PersonLink person={reported} />
          <p className="soft">{t.reportedBefore(aboutReported.reports, aboutReported.upheld)}</p>
        </Fact>
        <Fact name={t.columns.by}>
          {isOwn ? t.unnamed : <SentBy {...{ reporter, sender }} />}
          {!isOwn && <p className="soft">{t.sentBefore(byReporter.reports, byReporter.upheld)}</p>}
        </Fact>
      </Facts>
      {others > 0 && <Notice>{t.others(others)}</Notice>}
      <Reported report={report} />
      {decision && (
        <PanelPart title={t.decision}>
          <p>
            <Badge>{t.statuses[status]}</Badge>{' '}
            {t.decidedBy(personName(decision.by), moment(decision.at))}
          </p>
          <Words>{decision.reason}</Words>
        </PanelPart>
      )}
      {abilities.decide && (
        <DecideReport
          report={report}
          // An admin has no page that could be limited, and is suspended by nobody.
          aside={reported.role !== 'ADMIN' && <DecideOtherwise report={report} />}
          onDone={close}
        />
      )}
      {isOwn && status === 'OPEN' && <Notice>{t.own}</Notice>}
    </>
  )
}

/** Decides what the short form does not: for a time, or on another ground. */
function DecideOtherwise({ report }: { report: ReportInFull }) {
  const t = usePhrases(adminDecisionsPhrases)
  const deciding = useDialog(`decide-${report.id}`)
  const { id, kind, targetId, reported, acts } = report
  const things = acts.filter((act) => act !== 'NOTHING')
  return (
    <>
      <Button size="small" variant="quiet" onClick={deciding.open}>
        {t.openReport}
      </Button>
      {deciding.isOpen && (
        <DecideDialog
          name={personName(reported)}
          subject={{ type: kind, id: targetId }}
          acts={[...things.toReversed(), 'LIMIT', 'SUSPEND']}
          reports={[id]}
          onClose={deciding.close}
        />
      )}
    </>
  )
}

/** A member, or whoever sent a notice as they named themselves; their address where it is to be answered. */
function SentBy({ reporter, sender }: Pick<ReportInFull, 'reporter' | 'sender'>) {
  const t = usePhrases(adminContentPhrases).reports
  if (reporter) return <PersonLink person={reporter} />
  if (!sender) return t.forgotten
  return (
    <>
      {sender.name} <a href={`mailto:${sender.email}`}>{sender.email}</a>
    </>
  )
}

/** What was reported, as it was then, and what is said of it. */
function Reported({ report: { quoted, details, picture } }: { report: ReportInFull }) {
  const t = usePhrases(adminContentPhrases).reports
  return (
    <>
      {(quoted || picture) && (
        <PanelPart title={t.quoted}>
          {picture && <img className={styles.picture} src={picture} alt={t.picture} />}
          {quoted && <Words>{quoted}</Words>}
        </PanelPart>
      )}
      {details && (
        <PanelPart title={t.saysMore}>
          <Words>{details}</Words>
        </PanelPart>
      )}
    </>
  )
}
