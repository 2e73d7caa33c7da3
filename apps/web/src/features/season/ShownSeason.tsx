import { monthOf } from '@podium/contract/calendar'
import type { Season } from '@podium/contract/season'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReportButton } from '../../shared/reports/ReportButton.tsx'
import { CompetitionList } from './CompetitionList.tsx'
import { GoalCard } from './GoalCard.tsx'
import { MatchList } from './MatchList.tsx'
import type { SeasonProps } from './SeasonSection.tsx'
import { UpdateList } from './UpdateList.tsx'
import styles from './season.module.css'

/** A season of which something is said. */
export default function ShownSeason({
  athlete,
  mayReport,
  onSupport,
  drawGoalAct,
  season: { goals, matches, competitions, updates },
}: SeasonProps & { season: Season }) {
  const t = usePhrases(seasonPhrases)
  return (
    <section className={styles.section} aria-labelledby="season-title">
      <h2 id="season-title">{t.title}</h2>
      <MatchList matches={matches.filter(({ goalId }) => goalId === null)} />
      <div className={styles.both}>
        {goals.length > 0 && (
          <ul role="list" className={styles.goals}>
            {goals.map((goal) => (
              <li key={goal.id}>
                <GoalCard
                  goal={goal}
                  matches={matches.filter(({ goalId }) => goalId === goal.id)}
                  onSupport={onSupport}
                  acts={goal.state === 'OPEN' && drawGoalAct?.(goal)}
                />
              </li>
            ))}
          </ul>
        )}
        {competitions.length > 0 && (
          <CompetitionList
            athleteId={athlete.id}
            competitions={competitions}
            // Of who is protected only months are told.
            hasCalendar={competitions.every(({ date }) => date !== monthOf(date))}
          />
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
