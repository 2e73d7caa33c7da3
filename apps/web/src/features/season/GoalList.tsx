import type { ReactNode } from 'react'
import type { Goal, OpenMatch } from '@podium/contract/season'
import { GoalCard } from './GoalCard.tsx'
import { MatchList } from './MatchList.tsx'
import styles from './season.module.css'

interface Props {
  goals: readonly Goal[]
  matches: readonly OpenMatch[]
  /** Begins a request that is directed at one; left out where the viewer cannot ask. */
  onSupport?: ((goalId: number) => void) | undefined
  drawActs: (goal: Goal) => ReactNode
  /** Between what doubles any support and the goals. */
  children?: ReactNode
}

/** What doubles supports of the page, and its goals, each with what doubles supports of it alone. */
export function GoalList({ goals, matches, onSupport, drawActs, children }: Props) {
  return (
    <>
      <MatchList matches={matches.filter(({ goalId }) => goalId === null)} />
      {children}
      {goals.length > 0 && (
        <ul role="list" className={styles.goals}>
          {goals.map((goal) => (
            <li key={goal.id}>
              <GoalCard
                goal={goal}
                matches={matches.filter(({ goalId }) => goalId === goal.id)}
                onSupport={onSupport}
                acts={drawActs(goal)}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
