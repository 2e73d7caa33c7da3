import type { CSSProperties } from 'react'
import type { SportestQuestion, SportestResult } from '@podium/contract/sportest'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Why.module.css'

type AnswerScore = SportestResult['parts'][number]

/** What each answer gave of what it could have given, and what would give more. */
export function Why({ parts }: { parts: AnswerScore[] }) {
  const t = usePhrases(sportestPhrases)
  return (
    <>
      <section className={styles.part}>
        <h3 className={styles.title}>{t.result.why}</h3>
        <ul role="list" className={styles.lanes}>
          {parts.map((part) => (
            <Lane key={part.question} part={part} />
          ))}
        </ul>
        <p className={styles.note}>{t.result.sportCounts}</p>
      </section>
      <Lifts parts={parts} />
    </>
  )
}

function Lane({ part: { question, points, most } }: { part: AnswerScore }) {
  const t = usePhrases(sportestPhrases)
  const { number } = useFormats()
  return (
    <li className={styles.lane}>
      <span>{t.questions[question as SportestQuestion]?.short}</span>
      <span className={styles.points} aria-hidden="true">
        {t.result.points(number(points), number(most))}
      </span>
      <span className="visually-hidden">{t.result.pointsSaid(number(points), number(most))}</span>
      <span
        className={styles.track}
        data-full={points === most}
        style={{ '--share': points / most } as CSSProperties}
        aria-hidden="true"
      >
        <span />
      </span>
    </li>
  )
}

/** The two answers that leave most behind, the larger first. */
function Lifts({ parts }: { parts: AnswerScore[] }) {
  const t = usePhrases(sportestPhrases)
  const open = parts
    .filter(({ points, most }) => points < most)
    .toSorted((one, other) => other.most - other.points - (one.most - one.points))
    .slice(0, 2)
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{t.result.lift}</h3>
      {open.length === 0 && <p className={styles.note}>{t.result.full}</p>}
      <ul className={styles.lifts}>
        {open.map(({ question }) => (
          <li key={question}>{t.questions[question as SportestQuestion]?.lift}</li>
        ))}
      </ul>
    </section>
  )
}
