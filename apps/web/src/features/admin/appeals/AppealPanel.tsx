import type { AppealEntry } from '@podium/contract/decisions'
import { personName } from '@podium/contract/person-name'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useHowLong } from '../../../shared/decisions/useHowLong.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Link } from '../../../router/index.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import { useOpenRow } from '../frame/useOpenRow.ts'
import { useTimes } from '../frame/useTimes.ts'
import { aboutWhat } from './aboutWhat.ts'
import { AnswerAppeal } from './AnswerAppeal.tsx'

/** What was decided, what its person says, and the place to answer (`decisions.appeals`). */
export function AppealPanel({ appeal: entry }: { appeal: AppealEntry }) {
  const t = usePhrases(adminAppealsPhrases)
  const { moment } = useTimes()
  const { close } = useOpenRow()
  const decisions = usePhrases(decisionPhrases)
  const howLong = useHowLong()
  const { ground, reference } = entry
  const place = aboutWhat(entry)
  const { person, decidedBy, answeredBy, cause, explanation, quoted, appeal, abilities } = entry
  return (
    <>
      <Facts>
        <Fact name={t.columns.what}>
          <Badge>{t.causes[cause]}</Badge> {place && <Link to={place}>{t.look}</Link>}
        </Fact>
        <Fact name={t.columns.who}>
          <PersonLink person={person} />
        </Fact>
        <Fact name={t.columns.by}>
          <PersonLink person={decidedBy} />
        </Fact>
        <Fact name={t.decidedAt} at={entry.decidedAt} />
        <Fact name={decisions.ground}>
          {[decisions.grounds[ground], reference].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={decisions.duration}>{!entry.reversed && howLong(entry)}</Fact>
      </Facts>
      <PanelPart title={t.explanation}>
        <Words>{explanation || t.noReason}</Words>
      </PanelPart>
      {quoted && (
        <PanelPart title={t.quoted}>
          <Words>{quoted}</Words>
        </PanelPart>
      )}
      <PanelPart title={t.objection}>
        <Words>{appeal?.text ?? ''}</Words>
      </PanelPart>
      {appeal?.outcome && (
        <PanelPart title={t.outcome}>
          <p>
            <Badge>{t.statuses[appeal.outcome]}</Badge>{' '}
            {answeredBy &&
              appeal.answeredAt &&
              t.answeredBy(personName(answeredBy), moment(appeal.answeredAt))}
          </p>
          <Words>{appeal.reason}</Words>
        </PanelPart>
      )}
      {abilities.answer && <AnswerAppeal id={entry.id} onDone={close} />}
      {!abilities.answer && !appeal?.outcome && <Notice>{t.own}</Notice>}
    </>
  )
}
