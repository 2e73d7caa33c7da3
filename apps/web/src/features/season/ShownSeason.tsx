import { monthOf } from '@podium/contract/calendar'
import { guardedCompetition } from '@podium/contract/guarded'
import type { Season } from '@podium/contract/season'
import { seasonPhrases } from '@podium/phrases/season'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReportButton } from '../../shared/reports/ReportButton.tsx'
import { CompetitionList } from './CompetitionList.tsx'
import { GoalList } from './GoalList.tsx'
import type { SeasonProps } from './SeasonSection.tsx'
import { UpdateList } from './UpdateList.tsx'
import { classes } from '../../ui/classes.ts'
import styles from './season.module.css'

type Props = SeasonProps & { season: Season }

/** A part of a season of which something is said; nothing where this part is empty. */
export default function ShownSeason(props: Props) {
  const { goals, matches, competitions, updates } = props.season
  if (props.part === 'told') return updates.length > 0 && <Told {...props} />
  return [goals, matches, competitions].some(({ length }) => length > 0) && <Ahead {...props} />
}

function Ahead({ athlete, onSupport, drawGoalAct, season, isGuarded }: Props) {
  const t = usePhrases(seasonPhrases)
  const { goals, matches } = season
  const competitions = isGuarded ? season.competitions.map(guardedCompetition) : season.competitions
  return (
    <section className={classes(styles.section, styles.leads)} aria-labelledby="season-title">
      <h2 id="season-title">{t.title}</h2>
      <GoalList
        {...{ goals, matches, onSupport }}
        drawActs={(goal) => goal.state === 'OPEN' && drawGoalAct?.(goal)}
      />
      {competitions.length > 0 && (
        <CompetitionList
          athleteId={athlete.id}
          competitions={competitions}
          // Of who is protected only months are told.
          hasCalendar={competitions.every(({ date }) => date !== monthOf(date))}
        />
      )}
    </section>
  )
}

function Told({ athlete, mayReport, season: { updates } }: Props) {
  const { title } = usePhrases(seasonPhrases).updates
  return (
    <section className={styles.section} aria-labelledby="updates-title">
      <h2 id="updates-title">{title}</h2>
      <UpdateList
        {...{ athlete, updates }}
        drawActs={({ id }) => mayReport && <ReportButton kind="update" id={id} />}
      />
    </section>
  )
}
