import type { ReactNode } from 'react'
import { yearsPhrases } from '@podium/phrases/years'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, PrinterIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
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
  /** Whose year it is, above what the page is called. */
  portrait?: ReactNode
  /** What is done with a year beside printing it. */
  acts?: ReactNode
  children: ReactNode
}

/** What the pages of a year share: the heading, the way to other years, and paper. */
export function YearPage(props: Props) {
  const { year, isOver, isEmpty, title, lead, pathOf, portrait, acts, children } = props
  const t = usePhrases(yearsPhrases)
  return (
    <Page>
      <div className={portrait ? styles.hero : undefined}>
        {portrait}
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
      </div>
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
    </Page>
  )
}

/** Figures as tiles; what there is none of is left out. */
export function YearFigures({ figures }: { figures: [label: string, value: number | null][] }) {
  const { number } = useFormats()
  const some = figures.filter((figure): figure is [string, number] => Boolean(figure[1]))
  if (some.length === 0) return null
  return (
    <div className={styles.figures}>
      <Stats>
        {some.map(([label, value]) => (
          <Stat key={label} label={label} value={number(value)} />
        ))}
      </Stats>
    </div>
  )
}
