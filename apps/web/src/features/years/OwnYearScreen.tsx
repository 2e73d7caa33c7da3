import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { OwnYear, YearSupport } from '@podium/contract/years'
import { yearsPhrases } from '@podium/phrases/years'
import { call, useSession } from '../../client/index.ts'
import { Link, useParams } from '../../router/index.ts'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { FindAthletes } from '../../shared/guardian/FindAthletes.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { DownloadIcon, HeartIcon } from '../../ui/icons/signs.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { hasOnlyBegun, ownYear } from './queries.ts'
import { YearFigures, YearPage } from './YearPage.tsx'
import { YearResults, YearUpdates } from './YearParts.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './years.module.css'

/** What the viewer made possible in a year (`season.year`). */
export function OwnYearScreen() {
  const { year } = useParams()
  const t = usePhrases(yearsPhrases)
  return (
    <ReadPage read={ownYear(idIn(year))} couldNotLoad={t.couldNotLoad}>
      {(data) => (hasOnlyBegun(data) ? <OrBefore year={data} /> : <Shown year={data} />)}
    </ReadPage>
  )
}

/** In the place of a year that has only begun stands the one before, where that has something to tell. */
function OrBefore({ year: begun }: { year: OwnYear }) {
  const { data: before } = useQuery(ownYear(begun.year - 1))
  if (!before?.athletes) return <Shown year={begun} />
  return <Shown year={before} begun={begun.year} />
}

interface ShownProps {
  year: OwnYear
  /** The year that was asked for, where it has only begun. */
  begun?: number
}

function Shown({ year: shown, begun }: ShownProps) {
  const t = usePhrases(yearsPhrases)
  const { year, isOver, supports, athletes, credits, months, ...became } = shown
  const { user } = useSession()
  return (
    <YearPage
      {...{ year, isEmpty: athletes === 0 }}
      isOver={isOver && !begun}
      title={t.ownTitle}
      lead={begun ? t.ownBegun(begun) : t.ownLead(isOver)}
      pathOf={(other) => paths.ownYear({ year: other })}
      acts={<PictureButton year={year} />}
    >
      {user?.role === 'ATHLETE' && (
        <div className="screen-only">
          <LinkButton
            to={paths.athleteYear({ id: user.id, year })}
            icon={<HeartIcon />}
            className={styles.forYou}
          >
            {t.forYou}
          </LinkButton>
        </div>
      )}
      {athletes === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={t.ownEmpty}
          text={t.ownEmptyText}
          action={<FindAthletes isMain>{t.find}</FindAthletes>}
        />
      ) : (
        <>
          <YearFigures
            figures={[
              [t.figures.athletes, athletes],
              [t.figures.credits, credits],
              [t.figures.monthsGiven, months],
              [t.figures.goals, became.goalsReached],
              [t.figures.results, became.results],
              [t.figures.updates, became.updates],
            ]}
          />
          <ul role="list" className={styles.supports}>
            {supports.map((support) => (
              <li key={support.athlete.id} data-news={hasNews(support) || undefined}>
                <Support support={support} year={year} />
              </li>
            ))}
          </ul>
          <Rest all={athletes} shown={supports.length} />
        </>
      )}
    </YearPage>
  )
}

function hasNews({ results, updates }: YearSupport): boolean {
  return results.total + updates.total > 0
}

/** How many athletes there are beside those that are shown; paper has room for fewer. */
function Rest({ all, shown }: { all: number; shown: number }) {
  const t = usePhrases(yearsPhrases)
  const { number } = useFormats()
  return (
    <>
      {all > shown && (
        <div className="screen-only">
          <p className="quiet">{t.more(number(all - shown))}</p>
        </div>
      )}
      {all > onPaper && (
        <div className="paper-only">
          <p className="quiet">{t.more(number(all - onPaper))}</p>
        </div>
      )}
    </>
  )
}

/** How many athletes one sheet has room for; the stylesheet leaves the others out. */
const onPaper = 6

function Support({ support, year }: { support: YearSupport; year: number }) {
  const t = usePhrases(yearsPhrases)
  const { number } = useFormats()
  const { athlete, credits, months, goals, results, updates } = support
  const { id, hasPage } = athlete
  const name = personName(athlete) || t.gone
  const became = [
    results.total > 0 && t.countResults(results.total),
    updates.total > 0 && t.countUpdates(updates.total),
  ].filter(Boolean)
  const head = (
    <>
      <Avatar
        {...{ userId: id, role: 'ATHLETE', sport: athlete.sport, name }}
        src={athlete.avatar.main}
        size="medium"
      />
      <span className={styles.words}>
        <strong>{name}</strong>
        <small>
          <Facts of={t.given(number(credits), months)} />
        </small>
      </span>
    </>
  )
  return (
    <Card as="article" className={styles.support}>
      <div className={styles.who}>
        {hasPage ? (
          <Link to={paths.athleteYear({ id, year })} className={styles.person}>
            {head}
          </Link>
        ) : (
          <span className={styles.person}>{head}</span>
        )}
        {goals.map((goal) => (
          <p key={goal.id} className={styles.goal}>
            {t.forGoal(goal.title)}
            {goal.isReached && <Badge tone="success">{t.reached}</Badge>}
          </p>
        ))}
        {became.length > 0 && <p className="quiet">{t.since(became.join(', '))}</p>}
      </div>
      {results.list.length > 0 && <YearResults results={results.list} />}
      {updates.list.length > 0 && <YearUpdates updates={updates.list} />}
    </Card>
  )
}

/** Brings the viewer's year as a picture, to pass on as they like. */
function PictureButton({ year }: { year: number }) {
  const t = usePhrases(yearsPhrases)
  const { language: lang } = usePreferences()
  const { isBusy, download } = useFileDownload(async () => {
    const { downloadOwnYearCard } = await import('@podium/contract/years')
    return call(downloadOwnYearCard, { params: { year }, query: { lang } })
  }, t.pictureFailed)
  return (
    <Button variant="primary" icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {t.picture}
    </Button>
  )
}
