import { keepPreviousData } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { exposurePlaces } from '@podium/contract/exposure-rules'
import type { ImpactRow } from '@podium/contract/exposure'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { impactPhrases } from '@podium/phrases/impact'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { yearsPhrases } from '@podium/phrases/years'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import { Avatar } from '../../ui/pictures/Avatar.tsx'
import { Card } from '../../ui/surfaces/Card.tsx'
import { allSeen } from './ImpactFigures.tsx'
import styles from './impact.module.css'
import { impactRows, mostRows, type Report, rowsAtFirst } from './queries.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'

interface Props {
  report: Report
  season: number
  /** The heading stands below one of the page. */
  level?: 2 | 3
  /** People shown at first. */
  atFirst?: number
}

/** A season by person, each with what came of it. */
export function ImpactPeople({ report, season, level = 2, atFirst = rowsAtFirst }: Props) {
  const t = usePhrases(impactPhrases)
  const id = useId()
  const [limit, setLimit] = useState(atFirst)
  const read = { ...impactRows(report, limit), placeholderData: keepPreviousData }
  const [data, instead, { isFetching }] = useRead(read, t.couldNotLoad, '12rem')
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section className={styles.part} aria-labelledby={id}>
      <Heading id={id}>{t.by[report.side]}</Heading>
      {instead}
      {data && (
        <>
          <ul role="list" className={styles.people}>
            {data.list.map((row) => (
              <li key={row.person.id}>
                <Person row={row} season={season} side={report.side} />
              </li>
            ))}
          </ul>
          {data.list.some(({ counted }) => !counted) && (
            <p className={styles.aside}>{t.notCountedText}</p>
          )}
          <Rest
            left={data.total - data.list.length}
            onMore={limit < mostRows ? () => setLimit(mostRows) : null}
            isBusy={isFetching}
          />
        </>
      )}
    </section>
  )
}

interface RestProps {
  left: number
  onMore: (() => void) | null
  isBusy: boolean
}

function Rest({ left, onMore, isBusy }: RestProps) {
  const t = usePhrases(impactPhrases)
  const { showMore } = usePhrases(supportPagePhrases).supporters
  const { number } = useFormats()
  if (left <= 0) return null
  return (
    <p className={styles.rest}>
      {onMore ? t.more(number(left)) : t.restInFile(number(left))}
      {onMore && (
        <Button size="small" busy={isBusy} onClick={onMore}>
          {showMore}
        </Button>
      )}
    </p>
  )
}

interface PersonProps {
  row: ImpactRow
  season: number
  side: Report['side']
}

function Person({ row, season, side }: PersonProps) {
  const t = usePhrases(impactPhrases)
  const { number } = useFormats()
  const { person, credits, months, results, updates, sold, clicks, counted } = row
  return (
    <Card as="article" className={styles.person}>
      <div className={styles.head}>
        <Head row={row} season={season} side={side}>
          <Facts of={credits > 0 ? t.given(number(credits), months) : t.carried} />
        </Head>
        <dl className={styles.seen}>
          <Figure label={t.figures.seen} value={counted ? number(allSeen(row.seen)) : null} large />
        </dl>
      </div>
      <details className={styles.details}>
        <summary>
          {t.details}
          <span className="visually-hidden">: {personName(person) || t.gone}</span>
          <ChevronDownIcon />
        </summary>
        <dl className={styles.figures}>
          {counted && <SeenAt row={row} />}
          {/* Nobody but a sponsor has a link to lead to. */}
          {(side === 'supporter' || person.role === 'SPONSOR') && counted && (
            <Figure label={t.figures.clicks} value={number(clicks)} />
          )}
          <Figure label={t.figures.results} value={number(results.total)} />
          <Figure label={t.figures.updates} value={number(updates)} />
          {sold.orders > 0 && (
            <Figure
              label={t.figures.products[side]}
              value={t.soldBriefly(number(sold.orders), number(sold.credits))}
            />
          )}
        </dl>
        {side === 'supporter' && results.list.length > 0 && <Results row={row} />}
      </details>
    </Card>
  )
}

function Head({ row: { person }, season, side, children }: PersonProps & { children: ReactNode }) {
  const t = usePhrases(impactPhrases)
  const { id, role, sport, avatar, hasPage } = person
  const name = personName(person)
  const shown = (
    <>
      <Avatar {...{ userId: id, role, sport, name }} src={avatar.main} size="medium" />
      <span className={styles.words}>
        <strong>{name || t.gone}</strong>
        <small>{children}</small>
      </span>
    </>
  )
  if (!hasPage) return <span className={styles.who}>{shown}</span>
  const page = paths.profile(role, id)
  // The year of an athlete tells what became of it for everybody.
  const to =
    side === 'supporter' && role === 'ATHLETE' ? paths.athleteYear({ id, year: season }) : page
  return (
    <Link to={to} className={styles.who}>
      {shown}
    </Link>
  )
}

interface FigureProps {
  label: string
  /** Null where it is not told. */
  value: string | null
  large?: boolean
}

function Figure({ label, value, large = false }: FigureProps) {
  const { notCounted } = usePhrases(impactPhrases)
  return (
    <div className={styles.figure} data-large={large}>
      <dt>{label}</dt>
      <dd>{value ?? <small>{notCounted}</small>}</dd>
    </div>
  )
}

function SeenAt({ row: { seen } }: { row: ImpactRow }) {
  const t = usePhrases(impactPhrases)
  const { number } = useFormats()
  return exposurePlaces
    .filter((place) => seen[place] > 0)
    .map((place) => (
      <div key={place} className={styles.figure} data-part>
        <dt>{t.places[place]}</dt>
        <dd>{number(seen[place])}</dd>
      </div>
    ))
}

function Results({ row: { results } }: { row: ImpactRow }) {
  const t = usePhrases(achievementsPhrases)
  const { results: label } = usePhrases(impactPhrases)
  const { month } = usePhrases(yearsPhrases)
  return (
    <ul role="list" className={styles.results} aria-label={label}>
      {results.list.map((one) => (
        <li key={one.id}>
          <strong>{t.position(one.result)}</strong>{' '}
          {one.competition ?? t.competition(t.levels[one.competitionLevel])}{' '}
          <small>{month(one.month)}</small>
        </li>
      ))}
    </ul>
  )
}
