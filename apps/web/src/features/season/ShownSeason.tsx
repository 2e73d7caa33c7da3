import { calendarDay, monthOf } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
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
export default function ShownSeason({ isOwn, isGuarded, ...props }: Props) {
  const season = isOwn ? asOthersSee(props.season, isGuarded) : props.season
  const { goals, matches, competitions, updates } = season
  if (props.part === 'told') return updates.length > 0 && <Told {...props} />
  const isAny = [goals, matches, competitions].some(({ length }) => length > 0)
  return isAny && <Ahead {...props} season={season} />
}

/** One's own season as others read it: nothing that is over, and of who is protected months alone. */
function asOthersSee(season: Season, isGuarded = false): Season {
  const today = calendarDay(thisMoment())
  const first = isGuarded ? `${monthOf(today)}-01` : today
  const ahead = season.competitions.filter(({ date }) => date >= first)
  return {
    ...season,
    goals: season.goals.filter(({ state }) => state === 'OPEN' || state === 'REACHED'),
    competitions: isGuarded ? ahead.map(guardedCompetition) : ahead,
  }
}

type Drawn = Omit<Props, 'isOwn' | 'isGuarded'>

function Ahead({ athlete, isHidden, onSupport, drawGoalAct, season }: Drawn) {
  const t = usePhrases(seasonPhrases)
  const { goals, matches, competitions } = season
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
          hasCalendar={!isHidden && competitions.every(({ date }) => date !== monthOf(date))}
        />
      )}
    </section>
  )
}

function Told({ athlete, mayReport, season: { updates } }: Drawn) {
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
