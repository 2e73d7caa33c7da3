import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { lazyWithPreload } from '../../shared/rendering/lazyWithPreload.tsx'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { AchievementCard } from './AchievementCard.tsx'
import styles from './Achievements.module.css'
import { bestShown } from './bestResults.ts'

// Strangers open these pages first: the timeline comes where there are results enough for one.
const Timeline = lazyWithPreload(() =>
  import('./Timeline.tsx').then((file) => ({ default: file.Timeline })),
)

/** An athlete's results for who looks at them, few as a row; nothing where there are none. */
export function Results({ achievements }: { achievements: readonly Achievement[] }) {
  const t = usePhrases(achievementsPhrases)
  // The best of so many stand above the story: these are all of them.
  const isAll = achievements.length > bestShown
  if (achievements.length === 0) return null
  return (
    <section id="achievements" className={styles.section} aria-labelledby="achievements-title">
      <h2 id="achievements-title">{isAll ? t.all : t.title}</h2>
      {isAll ? (
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

/** Fetches what draws all results of the athlete in the address, where that is much, before the page is rendered. */
export async function prepareResults({ queryClient, params }: LoaderInput): Promise<void> {
  const profile = queryClient.getQueryData(profileRead('ATHLETE', idIn(params.id)).queryKey)
  if (profile && profile.achievements.length > bestShown) await Timeline.load()
}
