import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { bestResults, bestShown } from './bestResults.ts'
import styles from './BestResults.module.css'

/** The three best results of an athlete who has more of them, which are all on the timeline. */
export function BestResults({ achievements }: { achievements: readonly Achievement[] }) {
  const t = usePhrases(achievementsPhrases)
  const { day } = useFormats()
  if (achievements.length <= bestShown) return null
  return (
    <section className={styles.section} aria-label={t.best}>
      <h2>{t.best}</h2>
      <ol role="list" className={styles.best}>
        {bestResults(achievements).map(({ id, result, competition, competitionLevel, ...rest }) => (
          <li key={id}>
            <strong className={styles.position}>{t.position(result)}</strong>
            <span className={styles.words}>
              <span className={styles.what}>
                {competition ?? t.competition(t.levels[competitionLevel])}
              </span>
              {competition && <small>{t.levels[competitionLevel]}</small>}
              <time dateTime={rest.date}>{day(rest.date)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
