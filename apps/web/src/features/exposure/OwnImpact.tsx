import { useState } from 'react'
import type { ImpactSummary } from '@podium/contract/exposure'
import { impactPhrases } from '@podium/phrases/impact'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import { Files } from './Files.tsx'
import { ImpactTiles, SeenWhere } from './ImpactFigures.tsx'
import { ImpactPeople } from './ImpactPeople.tsx'
import styles from './impact.module.css'
import { impactSummary, ownRowsAtFirst, type Report } from './queries.ts'

/** What an athlete's supporters got, on the page where it is looked after: the supporters' own figures. */
export function OwnImpact() {
  const t = usePhrases(impactPhrases)
  const [season, setSeason] = useState<number>()
  const report: Report = { side: 'athlete', ...(season !== undefined && { season }) }
  const [data, instead] = useRead(impactSummary(report), t.couldNotLoad, '16rem')
  const isEmpty = season === undefined && data?.people === 0
  const before = isEmpty ? data.seasons.find((other) => other < data.season) : undefined
  // A year that has just begun is empty: until one is chosen, the one before stands in its place.
  if (before !== undefined) setSeason(before)
  return (
    <section className={styles.part} aria-labelledby="own-impact">
      <header>
        <h2 id="own-impact">{t.title.athlete}</h2>
        <p className={styles.aside}>{t.lead.athlete}</p>
      </header>
      {instead}
      {data && data.seasons.length > 1 && (
        <div className={styles.chooser}>
          <SelectField
            label={t.season}
            options={data.seasons.map((one) => ({ value: String(one), label: String(one) }))}
            value={String(data.season)}
            onChange={(event) => setSeason(Number(event.currentTarget.value))}
          />
        </div>
      )}
      {data && <Season summary={data} report={report} />}
      {data && data.people > 0 && (
        <div className={styles.ways}>
          <Files report={{ ...report, season: data.season }} />
        </div>
      )}
    </section>
  )
}

function Season({ summary, report }: { summary: ImpactSummary; report: Report }) {
  const t = usePhrases(impactPhrases)
  const { season, people } = summary
  if (people === 0) {
    return (
      <p className={styles.empty}>
        <strong>{t.empty.athlete.title(season)}</strong>
        <span>{t.empty.athlete.text}</span>
      </p>
    )
  }
  return (
    <>
      <ImpactTiles summary={summary} side="athlete" />
      <details className={styles.more}>
        <summary>
          {t.byPlaceAndSupporter} <ChevronDownIcon />
        </summary>
        <div className={styles.part}>
          <SeenWhere summary={summary} side="athlete" />
          <ImpactPeople report={report} season={season} level={3} atFirst={ownRowsAtFirst} />
        </div>
      </details>
    </>
  )
}
