import { useQuery } from '@tanstack/react-query'
import type { PersonCard } from '@podium/contract/people'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReportButton } from '../../shared/reports/ReportButton.tsx'
import { CompetitionList } from './CompetitionList.tsx'
import { GoalCard } from './GoalCard.tsx'
import { seasonOf } from './queries.ts'
import { UpdateList } from './UpdateList.tsx'
import styles from './season.module.css'

interface Props {
  athlete: Pick<PersonCard, 'id' | 'role' | 'name' | 'lastName'>
  /** Whether the viewer may report what is told: somebody else who is signed in. */
  mayReport: boolean
  /** Begins a request that is directed at a goal; left out where the viewer cannot ask. */
  onSupport?: ((goalId: number) => void) | undefined
}

/** What an athlete wants, what is ahead of them and what they tell; nothing where none is said. */
export function SeasonSection({ athlete, mayReport, onSupport }: Props) {
  const { id: athleteId } = athlete
  const t = usePhrases(seasonPhrases)
  const { data } = useQuery(seasonOf(athleteId))
  const { goals = [], competitions = [], updates = [] } = data ?? {}
  if (goals.length + competitions.length + updates.length === 0) return null
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
      {updates.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t.updates.title}</h3>
          <UpdateList
            {...{ athlete, updates }}
            drawActs={({ id }) => mayReport && <ReportButton kind="update" id={id} />}
          />
        </>
      )}
    </section>
  )
}
