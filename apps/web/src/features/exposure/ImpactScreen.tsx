import { useQuery } from '@tanstack/react-query'
import type { ImpactSummary } from '@podium/contract/exposure'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { impactPhrases } from '@podium/phrases/impact'
import { useParams, useSearchParams } from '../../router/index.ts'
import { FindAthletes } from '../../shared/guardian/FindAthletes.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Years } from '../../ui/actions/Years.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ChevronLeftIcon, HeartIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { Files } from './Files.tsx'
import { ImpactTiles, SeenWhere } from './ImpactFigures.tsx'
import { ImpactPeople } from './ImpactPeople.tsx'
import styles from './impact.module.css'
import { impactRows, impactSummary, type Report, reportIn } from './queries.ts'
import { SoldTo } from './SoldTo.tsx'

/** What the viewer's support brought in a season, with one athlete or with all (`exposure.impact`). */
export function ImpactScreen() {
  const { season } = useParams()
  const [search] = useSearchParams()
  const report = reportIn(season, search)
  const t = usePhrases(impactPhrases)
  return (
    <ReadPage read={impactSummary(report)} couldNotLoad={t.couldNotLoad}>
      {(summary) => <Shown {...{ summary, report }} />}
    </ReadPage>
  )
}

/** The latest season in which there was something, where none is asked for: a year that has just begun is empty. */
function Shown({ summary, report }: ShownProps) {
  const t = usePhrases(impactPhrases)
  const { people, season, seasons, soldTo } = summary
  const before = seasons.find((other) => other < season)
  const isEmpty = people === 0 && soldTo.length === 0
  if (report.season !== undefined || !isEmpty || before === undefined)
    return <Season summary={summary} report={report} />
  const earlier = { ...report, season: before }
  return (
    <ReadPage read={impactSummary(earlier)} couldNotLoad={t.couldNotLoad}>
      {(found) => <Season summary={{ ...found, seasons }} report={earlier} />}
    </ReadPage>
  )
}

interface ShownProps {
  summary: ImpactSummary
  report: Report
}

function Season({ summary, report }: ShownProps) {
  const t = usePhrases(impactPhrases)
  const { season, seasons, people } = summary
  const { personId } = report
  return (
    <Page>
      <PageTitle eyebrow={t.seasonOf(season)} lead={<Lead report={report} />}>
        {t.title.supporter}
      </PageTitle>
      <div className={styles.ways}>
        {personId !== undefined && (
          <LinkButton to={paths.impact({ season })} size="small" icon={<ChevronLeftIcon />}>
            {t.all.supporter}
          </LinkButton>
        )}
        <Years
          label={t.season}
          years={seasons.includes(season) ? seasons : [...seasons, season]}
          current={season}
          pathOf={(other) => paths.impact({ season: other, athlete: personId })}
        />
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
          <ImpactTiles summary={summary} side="supporter" />
          <SeenWhere summary={summary} side="supporter" />
          <ImpactPeople report={report} season={season} />
        </>
      )}
      <SoldTo soldTo={summary.soldTo} />
      {people > 0 && (
        <div className={styles.ways}>
          <Files report={{ ...report, season }} />
        </div>
      )}
    </Page>
  )
}

/** With whom, where it is one athlete; else what the page is about. */
function Lead({ report }: { report: Report }) {
  const t = usePhrases(impactPhrases)
  const { data } = useQuery(impactRows(report))
  const person = report.personId === undefined ? undefined : data?.list[0]?.person
  return person ? t.of(personName(person) || t.goneWithin) : t.lead.supporter
}
