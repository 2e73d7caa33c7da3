import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { AchievementCard } from './AchievementCard.tsx'
import styles from './Achievements.module.css'
import { bestShown } from './bestResults.ts'
import { Timeline } from './Timeline.tsx'

/** An athlete's results for who looks at them, few as a row; nothing where there are none. */
export function Results({ achievements }: { achievements: readonly Achievement[] }) {
  const t = usePhrases(achievementsPhrases)
  if (achievements.length === 0) return null
  return (
    <section id="achievements" className={styles.section} aria-labelledby="achievements-title">
      <h2 id="achievements-title">{t.title}</h2>
      {achievements.length > bestShown ? (
        <Timeline achievements={achievements} />
      ) : (
        <ol role="list" className={styles.few}>
          {achievements.map((achievement) => (
            <li key={achievement.id}>
              <AchievementCard achievement={achievement} />
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
