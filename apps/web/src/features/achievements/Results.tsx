import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Achievements.module.css'
import { bestShown } from './bestResults.ts'
import { Timeline } from './Timeline.tsx'

/** An athlete's results on a timeline, for who looks at them; nothing where there are none. */
export function Results({ achievements }: { achievements: readonly Achievement[] }) {
  const t = usePhrases(achievementsPhrases)
  if (achievements.length === 0) return null
  return (
    <section
      id="achievements"
      className={styles.section}
      aria-labelledby="achievements-title"
      data-half={achievements.length <= bestShown ? 'end' : undefined}
    >
      <h2 id="achievements-title">{t.title}</h2>
      <Timeline achievements={achievements} />
    </section>
  )
}
