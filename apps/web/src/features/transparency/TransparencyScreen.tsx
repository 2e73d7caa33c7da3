import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { paths } from '@podium/contract/paths'
import type { Transparency } from '@podium/contract/transparency'
import { transparencyPhrases } from '@podium/phrases/transparency'
import { Link, useParams } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadPage } from '../../shared/rendering/ReadPage.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { Years } from '../../ui/actions/Years.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { CheckIcon, PrinterIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { Stat, Stats } from '../../ui/surfaces/Stat.tsx'
import { FiguresPart } from './FiguresPart.tsx'
import { transparencyOf } from './queries.ts'
import styles from './transparency.module.css'

/** What was reported, decided and taken back in a year, for anybody (`decisions.figures`). */
export function TransparencyScreen() {
  const { year } = useParams()
  const t = usePhrases(transparencyPhrases)
  return (
    <ReadPage width="text" gap={4} read={transparencyOf(year)} couldNotLoad={t.couldNotLoad}>
      {(figures) => <Shown figures={figures} />}
    </ReadPage>
  )
}

function Shown({ figures }: { figures: Transparency }) {
  const t = usePhrases(transparencyPhrases)
  const { year, isOver } = figures
  const isEmpty = !hasAny(figures)
  return (
    <Page gap={4} width="text">
      <PageTitle
        eyebrow={year}
        lead={t.lead(isOver)}
        actions={
          !isEmpty && (
            <Button icon={<PrinterIcon />} onClick={() => window.print()}>
              {t.print}
            </Button>
          )
        }
      >
        {t.title}
      </PageTitle>
      <Years
        label={t.years}
        years={yearsOf(figures)}
        current={year}
        pathOf={(other) => paths.transparency({ year: other })}
      />
      {isEmpty ? (
        <EmptyState
          icon={<CheckIcon />}
          title={t.empty}
          text={isOver ? t.emptyOver : t.emptyText}
        />
      ) : (
        <Filled figures={figures} />
      )}
      <section className={styles.part} aria-labelledby="transparency-how">
        <h2 id="transparency-how">{t.how.title}</h2>
        {t.how.text.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <Link to={paths.notice()} className={styles.report}>
          {t.report}
        </Link>
      </section>
    </Page>
  )
}

function hasAny({ notices, decisions, appeals, medianHours }: Transparency): boolean {
  const answered = appeals.byOutcome.UPHELD + appeals.byOutcome.REVERSED
  return notices.total + decisions.total + appeals.total + answered > 0 || medianHours !== null
}

/** Every year of which there are figures, the newest first. */
function yearsOf({ year, isOver, since }: Transparency): number[] {
  const newest = isOver ? Number(calendarDay(thisMoment()).slice(0, 4)) : year
  const first = Math.min(since, year)
  return Array.from({ length: newest - first + 1 }, (_, ago) => newest - ago)
}

function Filled({
  figures: { notices, decisions, appeals, medianHours },
}: {
  figures: Transparency
}) {
  const t = usePhrases(transparencyPhrases)
  const { number } = useFormats()
  return (
    <>
      <Stats>
        <Stat label={t.figures.notices} value={number(notices.total)} />
        <Stat label={t.figures.decisions} value={number(decisions.total)} />
        <Stat label={t.figures.appeals} value={number(appeals.total)} />
        {medianHours !== null && <HalfDecided hours={medianHours} />}
      </Stats>
      <FiguresPart
        id="notices"
        {...t.notices}
        tables={[{ label: t.notices.label, names: t.notices.reasons, held: notices.byReason }]}
      />
      <FiguresPart
        id="decisions"
        {...t.decisions}
        tables={[
          { label: t.decisions.label, names: t.decisions.acts, held: decisions.byAct },
          { label: t.decisions.ground, names: t.decisions.grounds, held: decisions.byGround },
        ]}
      />
      <FiguresPart
        id="appeals"
        {...t.appeals}
        none={appeals.total > 0 ? t.appeals.sent(number(appeals.total)) : t.appeals.none}
        tables={[{ label: t.appeals.label, names: t.appeals.outcomes, held: appeals.byOutcome }]}
      />
    </>
  )
}

/** From three days on, days say it better. */
const hoursInWords = 72

function HalfDecided({ hours }: { hours: number }) {
  const t = usePhrases(transparencyPhrases)
  const { number } = useFormats()
  const words =
    hours > hoursInWords ? t.days(number(Math.ceil(hours / 24))) : t.hours(number(hours))
  const [value, ...unit] = words.split(' ')
  return <Stat label={t.figures.hours} value={value} unit={unit.join(' ')} />
}
