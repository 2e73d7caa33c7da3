import type { ReactNode } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { yearsPhrases } from '@podium/phrases/years'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PrinterIcon } from '../../ui/icons/signs.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { Stat, Stats } from '../../ui/surfaces/Stat.tsx'
import styles from './years.module.css'

interface Props {
  year: number
  isOver: boolean
  isEmpty: boolean
  title: string
  lead: string
  /** The same page of another year. */
  pathOf: (year: number) => string
  /** What is done with a year beside printing it. */
  acts?: ReactNode
  children: ReactNode
}

/** What the pages of a year share: the heading, the way to other years, and paper. */
export function YearPage({ year, isOver, isEmpty, title, lead, pathOf, acts, children }: Props) {
  const t = usePhrases(yearsPhrases)
  return (
    <Container className={styles.page}>
      <PageTitle
        eyebrow={year}
        lead={lead}
        actions={
          !isEmpty && (
            <div className={styles.acts}>
              {acts}
              <Button icon={<PrinterIcon />} onClick={() => window.print()}>
                {t.print}
              </Button>
            </div>
          )
        }
      >
        {title}
      </PageTitle>
      {children}
      <nav className={styles.turn} aria-label={t.turn}>
        {(!isEmpty || !isOver) && (
          <LinkButton to={pathOf(year - 1)} icon={<ChevronLeftIcon />}>
            {year - 1}
          </LinkButton>
        )}
        {isOver && (
          <LinkButton
            to={pathOf(year + 1)}
            className={styles.next}
            iconAfter={<ChevronRightIcon />}
          >
            {year + 1}
          </LinkButton>
        )}
      </nav>
    </Container>
  )
}

/** Figures as tiles; what there is none of is left out. */
export function YearFigures({ figures }: { figures: [label: string, value: number | null][] }) {
  const { number } = useFormats()
  const some = figures.filter((figure): figure is [string, number] => Boolean(figure[1]))
  if (some.length === 0) return null
  return (
    <Stats>
      {some.map(([label, value]) => (
        <Stat key={label} label={label} value={number(value)} />
      ))}
    </Stats>
  )
}

/** The page's shape, until the year is known. */
export function YearSkeleton() {
  const { loading } = usePhrases(shellPhrases)
  return (
    <Container className={styles.page} aria-busy="true" aria-label={loading}>
      <Skeleton width="20rem" height="3rem" />
      <Skeleton shape="block" height="6rem" />
      <Skeleton shape="block" height="20rem" />
    </Container>
  )
}

/** The year could not be read. */
export function YearFailed({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  const t = usePhrases(yearsPhrases)
  const { retry } = usePhrases(shellPhrases)
  return (
    <Container className={styles.page}>
      <LoadError message={t.couldNotLoad} retryLabel={retry} busy={busy} onRetry={onRetry} />
    </Container>
  )
}
