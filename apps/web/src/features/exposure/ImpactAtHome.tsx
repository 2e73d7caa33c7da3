import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { impactPhrases } from '@podium/phrases/impact'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { Card, coverLink } from '../../ui/surfaces/Card.tsx'
import { allSeen, PlainFigures } from './ImpactFigures.tsx'
import styles from './impact.module.css'
import { supporterSummary } from './queries.ts'

/** On a sponsor's Home, once it is read: how often this season showed them, and the way to all of it. */
export function ImpactAtHome() {
  const t = usePhrases(impactPhrases)
  const { number } = useFormats()
  const { data } = useQuery(supporterSummary)
  if (!data || data.people === 0) return null
  const { season, seen, people, clicks } = data
  return (
    <section className={styles.atHome} aria-labelledby="impact-at-home">
      <h2 id="impact-at-home">
        <Link to={paths.impact()} className={coverLink}>
          {t.link}
        </Link>
        <ChevronRightIcon />
      </h2>
      <Card>
        <p className={styles.aside}>{t.seasonOf(season)}</p>
        <PlainFigures
          of={[
            [t.figures.seen, number(allSeen(seen))],
            [t.figures.clicks, number(clicks)],
            [t.figures.people.supporter, number(people)],
          ]}
        />
      </Card>
    </section>
  )
}
