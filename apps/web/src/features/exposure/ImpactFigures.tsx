import type { ImpactSummary, Seen } from '@podium/contract/exposure'
import { exposurePlaces } from '@podium/contract/exposure-rules'
import { impactPhrases } from '@podium/phrases/impact'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import { SharesTable } from '../../ui/surfaces/SharesTable.tsx'
import { Stat, Stats } from '../../ui/surfaces/Stat.tsx'
import styles from './impact.module.css'
import type { Side } from './queries.ts'

interface Props {
  summary: ImpactSummary
  side: Side
}

/** All views, wherever they were. */
export function allSeen(seen: Seen): number {
  return exposurePlaces.reduce((sum, place) => sum + seen[place], 0)
}

/** A season in all: what was given and how often it was seen, and below them all else. */
export function ImpactTiles({ summary, side }: Props) {
  const t = usePhrases(impactPhrases)
  const { number, euros } = useFormats()
  const { credits, cents, months, people, seen, clicks, results, updates } = summary
  return (
    <div className={styles.tiles}>
      <Stats perLine={2}>
        <Stat label={t.figures.credits} value={number(credits)} />
        <Stat label={t.figures.seen} value={number(allSeen(seen))} />
      </Stats>
      <PlainFigures
        of={[
          [t.figures.worth, euros(cents)],
          [t.figures.months, number(months)],
          [t.figures.people[side], number(people)],
          [t.figures.clicks, number(clicks)],
          [t.figures.results, number(results)],
          [t.figures.updates, number(updates)],
        ]}
      />
    </div>
  )
}

/** Figures without a tile of their own. */
export function PlainFigures({ of }: { of: [label: string, value: string][] }) {
  return (
    <dl className={styles.plainFigures}>
      {of.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Where people were seen, and what counts as that. */
export function SeenWhere({ summary: { seen }, side }: Props) {
  const t = usePhrases(impactPhrases)
  const { number } = useFormats()
  const most = exposurePlaces.toSorted((one, other) => seen[other] - seen[one])
  return (
    <section className={styles.part}>
      <SharesTable
        label={t.seenWhere}
        countLabel={t.figures.seen}
        rows={most.map((key) => ({ key, name: t.places[key], count: seen[key] }))}
        write={number}
      />
      <details className={styles.meaning}>
        <summary>
          <InfoIcon /> {t.meaningTitle}
        </summary>
        <p>{t.meaning}</p>
        {side === 'athlete' && <p>{t.noPrivate}</p>}
      </details>
    </section>
  )
}
