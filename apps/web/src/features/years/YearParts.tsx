import type { AthleteYear, YearResult } from '@podium/contract/years'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { yearsPhrases } from '@podium/phrases/years'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './years.module.css'

/** Results with their place, the best first. */
export function YearResults({ results }: { results: readonly YearResult[] }) {
  const t = usePhrases(achievementsPhrases)
  const { month: named } = usePhrases(yearsPhrases)
  return (
    <ul role="list" className={styles.results}>
      {results.map(({ id, month, result, competition, competitionLevel }) => (
        <li key={id}>
          <strong className={styles.position}>{t.position(result)}</strong>
          <span className={styles.words}>
            <span>{competition ?? t.competition(t.levels[competitionLevel])}</span>
            <small>
              <Facts of={[competition && t.levels[competitionLevel], named(month)]} />
            </small>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The beginnings of what an athlete told. */
export function YearUpdates({ updates }: { updates: AthleteYear['updates']['list'] }) {
  const { date } = useFormats()
  return (
    <ul role="list" className={styles.updates}>
      {updates.map(({ id, text, at }) => (
        <li key={id}>
          <time dateTime={at}>{date(at)}</time>
          <p className={styles.told}>{text}</p>
        </li>
      ))}
    </ul>
  )
}
