import { useQuery } from '@tanstack/react-query'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { CompetitionList } from './CompetitionList.tsx'
import { GoalCard } from './GoalCard.tsx'
import { seasonOf } from './queries.ts'
import styles from './season.module.css'

interface Props {
  athleteId: number
  /** Begins a request that is directed at a goal; left out where the viewer cannot ask. */
  onSupport?: ((goalId: number) => void) | undefined
}

/** What an athlete wants and what is ahead of them; nothing where neither is said. */
export function SeasonSection({ athleteId, onSupport }: Props) {
  const t = usePhrases(seasonPhrases)
  const { data } = useQuery(seasonOf(athleteId))
  const { goals = [], competitions = [] } = data ?? {}
  if (goals.length === 0 && competitions.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="season-title">
      <h2 id="season-title">{t.title}</h2>
      <div className={styles.both}>
        {goals.length > 0 && (
          <ul role="list" className={styles.goals}>
            {goals.map((goal) => (
              <li key={goal.id}>
                <GoalCard goal={goal} onSupport={onSupport} />
              </li>
            ))}
          </ul>
        )}
        {competitions.length > 0 && (
          <CompetitionList athleteId={athleteId} competitions={competitions} />
        )}
      </div>
    </section>
  )
}
