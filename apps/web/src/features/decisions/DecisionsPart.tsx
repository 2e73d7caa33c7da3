import { useQuery } from '@tanstack/react-query'
import type { Decision } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { AppealForm } from './AppealForm.tsx'
import styles from './decisions.module.css'
import { decisionsPerPage, decisionsRead } from './queries.ts'

/** What admins decided about one: what, why, for how long, and how to object (`decisions.made`). */
export function DecisionsPart() {
  const t = usePhrases(decisionPhrases)
  return (
    <>
      <p className={styles.lead}>{t.lead}</p>
      <PagedList<Decision>
        read={decisionsRead}
        pageSize={decisionsPerPage}
        couldNotLoad={t.couldNotLoad}
        waiting={<SkeletonText lines={8} />}
        empty={<EmptyState title={t.none.title} text={t.none.text} />}
        pages={t.pages}
      >
        {(list) => (
          <ul role="list" className={styles.rows} aria-label={t.title}>
            {list.map((decision) => (
              <DecisionRow key={decision.id} decision={decision} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  )
}

/** How many there are; nothing until it is known, and where there are none. */
export function DecisionsNow() {
  const { data } = useQuery(decisionsRead(0))
  return data && data.total > 0 ? String(data.total) : null
}

function DecisionRow({ decision }: { decision: Decision }) {
  const t = usePhrases(decisionPhrases)
  const { date, moment } = useFormats()
  const { cause, explanation, quoted, ground, reference, until, reversed, decidedAt } = decision
  const { id, appeal, appealUntil, endedAt } = decision
  const facts = [
    [t.reason, explanation || t.noReason],
    [t.quoted, quoted],
    [t.ground, [t.grounds[ground], reference].filter(Boolean).join(', ')],
    [t.duration, endedAt ? t.ended(date(endedAt)) : until ? t.until(date(until)) : t.always],
    [t.appeal.said, appeal?.text],
    [
      t.appeal.answer,
      appeal && (appeal.outcome ? t.appeal.outcomes[appeal.outcome] : t.appeal.waits),
    ],
    [t.appeal.reason, appeal?.reason],
  ] as const
  return (
    <li className={styles.row}>
      <p className={styles.what}>
        <strong>{t.done[cause]}</strong> {reversed && <Badge tone="success">{t.reversed}</Badge>}
      </p>
      <time dateTime={decidedAt} className={styles.when}>
        {moment(decidedAt)}
      </time>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {appealUntil && <AppealForm id={id} until={appealUntil} />}
    </li>
  )
}
