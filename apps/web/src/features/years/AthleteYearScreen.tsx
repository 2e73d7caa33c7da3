import type { ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { AthleteYear } from '@podium/contract/years'
import { yearsPhrases } from '@podium/phrases/years'
import { Link, useParams } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { HeartIcon } from '../../ui/icons/signs.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { athleteYear } from './queries.ts'
import { YearFigures, YearPage } from './YearPage.tsx'
import { YearResults, YearUpdates } from './YearParts.tsx'
import styles from './years.module.css'

interface Props {
  /** Draws the ways to pass the page on; from another feature. */
  drawShare: (year: AthleteYear) => ReactNode
}

/** What supporters made possible for an athlete in a year (`season.year`). */
export function AthleteYearScreen({ drawShare }: Props) {
  const { id, year } = useParams()
  const t = usePhrases(yearsPhrases)
  return (
    <ReadPage read={athleteYear(idIn(id), idIn(year))} couldNotLoad={t.couldNotLoad}>
      {(data) => <Shown year={data} drawShare={drawShare} />}
    </ReadPage>
  )
}

function Shown({ year: shown, drawShare }: Props & { year: AthleteYear }) {
  const t = usePhrases(yearsPhrases)
  const { athlete, year, isOver } = shown
  const { id } = athlete
  const name = personName(athlete)
  const isEmpty = !hasAny(shown)
  return (
    <YearPage
      {...{ year, isOver, isEmpty }}
      title={t.title}
      lead={t.lead(name, isOver)}
      pathOf={(other) => paths.athleteYear({ id, year: other })}
      acts={drawShare(shown)}
      portrait={
        <Link to={paths.athlete({ id })} className={styles.portrait} aria-label={t.page(name)}>
          <Avatar
            {...{ userId: id, role: 'ATHLETE', sport: athlete.sport, name }}
            src={athlete.avatar.main}
            size="huge"
          />
        </Link>
      }
    >
      {isEmpty ? (
        <EmptyState icon={<HeartIcon />} title={t.empty} text={t.emptyText} />
      ) : (
        <Filled year={shown} />
      )}
    </YearPage>
  )
}

function hasAny({ supporters, months, goals, results, updates }: AthleteYear): boolean {
  return Boolean(supporters || months || goals.total || results.total || updates.total)
}

function Filled({ year: { credits, supporters, months, goals, ...rest } }: { year: AthleteYear }) {
  const t = usePhrases(yearsPhrases)
  const { number } = useFormats()
  const { results, updates, named } = rest
  return (
    <>
      <YearFigures
        figures={[
          [t.figures.supporters, supporters],
          [t.figures.months, months],
          [t.figures.credits, credits],
          [t.figures.goals, goals.total],
          [t.figures.results, results.total],
          [t.figures.updates, updates.total],
        ]}
      />
      {Boolean(credits) && <p className="quiet">{t.onlyYou}</p>}
      <div className={styles.parts}>
        {goals.total > 0 && (
          <section className={styles.part} aria-labelledby="year-goals">
            <h2 id="year-goals">{t.goals}</h2>
            <ul role="list" className={styles.goals}>
              {goals.list.map((goal) => (
                <li key={goal.id}>
                  <strong>{goal.title}</strong>
                  {goal.credits !== null && <small>{t.goalCredits(number(goal.credits))}</small>}
                </li>
              ))}
            </ul>
            <More all={goals.total} shown={goals.list.length} />
          </section>
        )}
        {results.total > 0 && (
          <section className={styles.part} aria-labelledby="year-results">
            <h2 id="year-results">{t.results}</h2>
            <YearResults results={results.list} />
            <More all={results.total} shown={results.list.length} />
          </section>
        )}
        {updates.total > 0 && (
          <section className={styles.part} aria-labelledby="year-updates">
            <h2 id="year-updates">{t.updates}</h2>
            <YearUpdates updates={updates.list} />
            <More all={updates.total} shown={updates.list.length} />
          </section>
        )}
        {Boolean(supporters) && (
          <section className={styles.part} aria-labelledby="year-supporters">
            <h2 id="year-supporters">{t.supporters}</h2>
            <Named named={named} />
            <More all={supporters ?? 0} shown={named.length} />
          </section>
        )}
      </div>
    </>
  )
}

function Named({ named }: Pick<AthleteYear, 'named'>) {
  return (
    <ul role="list" className={styles.named}>
      {named.map(({ id, role, name, badgeUrl }) => (
        <li key={id}>
          <Link to={paths.profile(role, id)} className={styles.person}>
            <Avatar {...{ userId: id, role, name }} src={badgeUrl.main} size="small" />
            <span>{name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** How many there are beside those that are shown. */
function More({ all, shown }: { all: number; shown: number }) {
  const t = usePhrases(yearsPhrases)
  const { number } = useFormats()
  return all > shown && <p className="quiet">{t.more(number(all - shown))}</p>
}
