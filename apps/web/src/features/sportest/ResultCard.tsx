import { useEffect, useRef, type ReactNode } from 'react'
import type { SportestResult, SportestType } from '@podium/contract/sportest'
import type { Sport } from '@podium/contract/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { TrophyIcon } from '../../ui/icons/signs.tsx'
import { LaneGauge } from '../../ui/lanes/LaneGauge.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { highScore } from './highScore.ts'
import type { Answers } from './questions.ts'
import styles from './ResultCard.module.css'
import { ResultActions } from './ResultActions.tsx'
import { Why } from './Why.tsx'

interface Props {
  type: SportestType
  /** Of whom took the test, where they said. */
  sport: Sport | undefined
  answers: Answers
  result: SportestResult | null
  onRetry: () => void
  next: ReactNode
}

/** The gauge; once the test is done also what the score says, why, and where to go from it. */
export function ResultCard({ type, sport, answers, result, onRetry, next }: Props) {
  const t = usePhrases(sportestPhrases).result
  const { number } = useFormats()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (result) heading.current?.focus()
  }, [result])
  const score = result?.score ?? 0
  const isHigh = score >= highScore
  return (
    <section className={styles.card} data-done={result !== null} data-high={isHigh}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {t.title}
      </h2>
      <LaneGauge
        score={result && score}
        high={isHigh}
        label={result ? t.outOf(number(score)) : t.none}
      >
        {isHigh && (
          <Badge tone="success" icon={<TrophyIcon />}>
            {t.high}
          </Badge>
        )}
      </LaneGauge>
      <p className={styles.verdict} role="status">
        {result ? t.verdicts[type][bandOf(score)] : t.waiting}
      </p>
      {result && (
        <>
          <Why parts={result.parts} />
          <ResultActions {...{ type, sport, score, answers, onRetry, next }} />
        </>
      )}
    </section>
  )
}

function bandOf(score: number): 'high' | 'middle' | 'low' {
  if (score >= highScore) return 'high'
  return score >= 4 ? 'middle' : 'low'
}
