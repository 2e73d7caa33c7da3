import type { ReactNode } from 'react'
import type { Goal, OpenMatch } from '@podium/contract/season'
import { seasonPhrases } from '@podium/phrases/season'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { MatchList } from './MatchList.tsx'
import styles from './season.module.css'

const tones = { OPEN: 'info', REACHED: 'success', ENDED: 'neutral', CLOSED: 'neutral' } as const

interface Props {
  goal: Goal
  /** Funds that double supports of this goal alone. */
  matches?: readonly OpenMatch[]
  /** Begins a request that is directed at it; left out where the viewer cannot ask. */
  onSupport?: ((goalId: number) => void) | undefined
  /** What its owner does with it. */
  acts?: ReactNode
}

/** A goal: what it pays for, how far it has come, and until when. */
export function GoalCard({ goal, matches = [], onSupport, acts }: Props) {
  const t = usePhrases(seasonPhrases).goal
  const { number, date } = useFormats()
  const { id, title, purpose, credits, until, state, matched } = goal
  const received = goal.received + matched
  const progress = t.progress(number(received), number(credits))
  return (
    <article className={styles.goal}>
      <h3 className={styles.name}>{title}</h3>
      {purpose && <p className={styles.purpose}>{purpose}</p>}
      <LaneProgress
        value={received / credits}
        label={title}
        valueText={progress}
        tone={state === 'REACHED' ? 'success' : 'accent'}
      />
      <p className={styles.figures}>
        <strong>{progress}</strong>
        {state === 'OPEN' ? (
          <span>{t.until(date(until))}</span>
        ) : (
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
        )}
      </p>
      {matched > 0 && <p className={styles.purpose}>{t.matched(number(matched))}</p>}
      <MatchList matches={matches} />
      {state === 'OPEN' && onSupport && (
        <Button size="small" aria-label={t.supportThis(title)} onClick={() => onSupport(id)}>
          {t.support}
        </Button>
      )}
      {acts && <div className={styles.acts}>{acts}</div>}
    </article>
  )
}
