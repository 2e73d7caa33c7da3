import { useRef, type CSSProperties, type KeyboardEvent } from 'react'
import type { Achievement } from '@podium/contract/achievements'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { usePhrases } from '../../app/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons/signs.tsx'
import { AchievementCard } from './AchievementCard.tsx'
import styles from './Timeline.module.css'

interface Props {
  /** Newest first. */
  achievements: readonly Achievement[]
  onChange?: (achievement: Achievement) => void
  onDelete?: (achievement: Achievement) => void
}

/** One step along the timeline, in pixels (specification 2, section 9). */
const stepPx = 150

/** Results along a lane, one every 150 pixels, above and below it in turn. */
export function Timeline({ achievements, onChange, onDelete }: Props) {
  const t = usePhrases(achievementsPhrases)
  const lane = useRef<HTMLDivElement>(null)
  const go = (steps: number) => lane.current?.scrollBy({ left: steps * stepPx })
  const keyDown = (event: KeyboardEvent) => {
    // Keys on a button or link in a card are its own.
    if (event.target !== event.currentTarget) return
    const steps = { ArrowLeft: -1, ArrowRight: 1, Home: -1000, End: 1000 }[event.key]
    if (steps === undefined) return
    event.preventDefault()
    go(steps)
  }
  return (
    <div className={styles.place}>
      <div
        ref={lane}
        className={styles.scroll}
        role="region"
        aria-label={t.timeline}
        tabIndex={0}
        onKeyDown={keyDown}
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
      </div>
      {achievements.length > 2 && (
        <div className={styles.steps}>
          <IconButton
            variant="secondary"
            label={t.later}
            icon={<ChevronLeftIcon />}
            onClick={() => go(-1)}
          />
          <IconButton
            variant="secondary"
            label={t.earlier}
            icon={<ChevronRightIcon />}
            onClick={() => go(1)}
          />
        </div>
      )}
    </div>
  )
}
