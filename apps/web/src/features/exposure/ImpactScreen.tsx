import { useQuery } from '@tanstack/react-query'
import type { ImpactSummary } from '@podium/contract/exposure'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { impactPhrases } from '@podium/phrases/impact'
import { shellPhrases } from '@podium/phrases/shell'
import { isMissing } from '../../client/index.ts'
import { Link, useParams, useSearchParams } from '../../router/index.ts'
import { FindAthletes } from '../../shared/guardian/FindAthletes.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { NotFoundScreen } from '../../shared/navigation/NotFoundScreen.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon, HeartIcon } from '../../ui/icons/signs.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { Files } from './Files.tsx'
import { ImpactFigures } from './ImpactFigures.tsx'
import { ImpactPeople } from './ImpactPeople.tsx'
import styles from './impact.module.css'
import { impactRows, impactSummary, type Report, reportIn } from './queries.ts'
import { SoldTo } from './SoldTo.tsx'

/** What the viewer's support brought in a season, with one athlete or with all (`exposure.impact`). */
export function ImpactScreen() {
  const { season } = useParams()
  const [search] = useSearchParams()
  const report = reportIn(season, search)
  const { data, error, isFetching, refetch } = useQuery(impactSummary(report))
  const t = usePhrases(impactPhrases)
  if (isMissing(error)) return <NotFoundScreen />
  if (data) return <Shown summary={data} report={report} />
  if (!error) return <ImpactSkeleton />
  return (
    <Container className={styles.page}>
      <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
    </Container>
  )
}

function Shown({ summary, report }: { summary: ImpactSummary; report: Report }) {
  const t = usePhrases(impactPhrases)
  const { season, people } = summary
  const { personId } = report
  return (
    <Container className={styles.page}>
      <PageTitle
        eyebrow={t.seasonOf(season)}
        lead={<Lead report={report} />}
        actions={people > 0 ? <Files report={{ ...report, season }} /> : undefined}
      >
        {t.title.supporter}
      </PageTitle>
      <div className={styles.ways}>
        {personId !== undefined && (
          <LinkButton to={paths.impact({ season })} size="small" icon={<ChevronLeftIcon />}>
            {t.all.supporter}
          </LinkButton>
        )}
        <Seasons summary={summary} personId={personId} />
      </div>
      {people === 0 ? (
        <EmptyState
          icon={<HeartIcon />}
          title={t.empty.supporter.title(season)}
          text={t.empty.supporter.text}
          action={<FindAthletes isMain>{t.find}</FindAthletes>}
        />
      ) : (
        <>
          <ImpactFigures summary={summary} side="supporter" />
          <ImpactPeople report={report} season={season} />
          <SoldTo soldTo={summary.soldTo} />
        </>
      )}
    </Container>
  )
}

/** With whom, where it is one athlete; else what the page is about. */
function Lead({ report }: { report: Report }) {
  const t = usePhrases(impactPhrases)
  const { data } = useQuery(impactRows(report))
  const person = report.personId === undefined ? undefined : data?.list[0]?.person
  return person ? t.of(personName(person) || t.gone) : t.lead.supporter
}

/** Every season there is something of; none to choose where there is one alone. */
function Seasons({
  summary: { season, seasons },
  personId,
}: {
  summary: ImpactSummary
  personId: number | undefined
}) {
  const t = usePhrases(impactPhrases)
  const all = seasons.includes(season) ? seasons : [...seasons, season]
  if (all.length === 1) return null
  return (
    <nav aria-label={t.season} className={styles.seasons}>
      {all.map((one) => (
        <Link
          key={one}
          to={paths.impact({ season: one, athlete: personId })}
          aria-current={one === season ? 'page' : undefined}
        >
          {one}
        </Link>
      ))}
    </nav>
  )
}

/** The page's shape, until the figures are known. */
export function ImpactSkeleton() {
  const { loading } = usePhrases(shellPhrases)
  return (
    <Container className={styles.page} aria-busy="true" aria-label={loading}>
      <Skeleton width="20rem" height="3rem" />
      <Skeleton shape="block" height="8rem" />
      <Skeleton shape="block" height="20rem" />
    </Container>
  )
}
