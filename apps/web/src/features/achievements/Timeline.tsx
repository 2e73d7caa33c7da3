import type { CSSProperties, ReactNode } from 'react'
import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ScrollLane } from '../../ui/lanes/ScrollLane.tsx'
import { AchievementCard } from './AchievementCard.tsx'
import styles from './Timeline.module.css'

interface Props {
  /** Newest first. */
  achievements: readonly Achievement[]
  /** What their owner does with one. */
  drawMenu?: (achievement: Achievement) => ReactNode
}

/** One step along the timeline, in pixels (`timing.waits`). */
const stepPx = 150

/** As many as a desk shows whole. */
const shownAtDesk = 6

/** Results along a lane, one every 150 pixels, above and below it in turn. */
export function Timeline({ achievements, drawMenu }: Props) {
  const t = usePhrases(achievementsPhrases)
  return (
    <ScrollLane
      label={t.timeline}
      stepPx={stepPx}
      backLabel={t.later}
      onLabel={t.earlier}
      scrolls={scrollsFor(achievements.length)}
    >
      <ol role="list" className={styles.timeline}>
        {achievements.map((achievement, index) => (
          <li
            key={achievement.id}
            className={styles.item}
            style={{ '--at': index + 1 } as CSSProperties}
          >
            <AchievementCard achievement={achievement} menu={drawMenu?.(achievement)} />
          </li>
        ))}
      </ol>
    </ScrollLane>
  )
}

function scrollsFor(count: number) {
  if (count > shownAtDesk) return 'always'
  return count > 2 ? 'narrow' : 'never'
}
