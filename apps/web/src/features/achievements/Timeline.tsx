import type { CSSProperties } from 'react'
import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ScrollLane } from '../../ui/lanes/ScrollLane.tsx'
import { AchievementCard } from './AchievementCard.tsx'
import styles from './Timeline.module.css'

interface Props {
  /** Newest first. */
  achievements: readonly Achievement[]
  onChange?: (achievement: Achievement) => void
  onDelete?: (achievement: Achievement) => void
}

/** One step along the timeline, in pixels (`timing.waits`). */
const stepPx = 150

/** Results along a lane, one every 150 pixels, above and below it in turn. */
export function Timeline({ achievements, onChange, onDelete }: Props) {
  const t = usePhrases(achievementsPhrases)
  return (
    <ScrollLane
      label={t.timeline}
      stepPx={stepPx}
      backLabel={t.later}
      onLabel={t.earlier}
      scrolls={achievements.length > 2 ? 'always' : 'never'}
    >
      <ol role="list" className={styles.timeline}>
        {achievements.map((achievement, index) => (
          <li
            key={achievement.id}
            className={styles.item}
            style={{ '--at': index + 1 } as CSSProperties}
          >
            <AchievementCard {...{ achievement, onChange, onDelete }} />
          </li>
        ))}
      </ol>
    </ScrollLane>
  )
}
