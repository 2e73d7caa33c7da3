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

/** A season in all: the figures as tiles. */
export function ImpactTiles({ summary, side }: Props) {
  const t = usePhrases(impactPhrases)
  const { number, euros } = useFormats()
  const { credits, cents, months, people, seen, clicks, results, updates } = summary
  return (
    <div className={styles.tiles}>
      <Stats perLine={4}>
        <Stat label={t.figures.credits} value={number(credits)} />
        <Stat label={t.figures.worth} value={euros(cents)} />
        <Stat label={t.figures.months} value={number(months)} />
        <Stat label={t.figures.people[side]} value={number(people)} />
        <Stat label={t.figures.seen} value={number(allSeen(seen))} />
        <Stat label={t.figures.clicks} value={number(clicks)} />
        <Stat label={t.figures.results} value={number(results)} />
        <Stat label={t.figures.updates} value={number(updates)} />
      </Stats>
    </div>
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
