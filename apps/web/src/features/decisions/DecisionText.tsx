import type { ReactNode } from 'react'
import type { Decision } from '@podium/contract/decisions'
import { decisionPhrases } from '@podium/phrases/decisions'
import { useHowLong } from '../../shared/decisions/useHowLong.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import part from '../../shared/settings/part.module.css'
import styles from './decisions.module.css'

interface Props {
  decision: Decision
  /** The way to object, as long as there is one. */
  children: ReactNode
}

/** A decision as it is read by the person whom it concerns: what, why, for how long, what they said. */
export function DecisionText({ decision, children }: Props) {
  const t = usePhrases(decisionPhrases)
  const { moment } = useFormats()
  const howLong = useHowLong()
  const { cause, explanation, quoted, ground, reference, reversed, decidedAt, appeal } = decision
  const facts = [
    [t.reason, explanation || t.noReason],
    [t.quoted, quoted],
    [t.ground, [t.grounds[ground], reference].filter(Boolean).join(', ')],
    [t.duration, !reversed && howLong(decision)],
    [t.appeal.said, appeal?.text],
    [
      t.appeal.answer,
      appeal && (appeal.outcome ? t.appeal.outcomes[appeal.outcome] : t.appeal.waits),
    ],
    [t.appeal.reason, appeal?.reason],
  ] as const
  return (
    <>
      <p className={styles.what}>
        <strong>{t.done[cause]}</strong> {reversed && <Badge tone="success">{t.reversed}</Badge>}
      </p>
      <time dateTime={decidedAt} className={part.facts}>
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
      {children}
    </>
  )
}
