import type { CSSProperties } from 'react'
import type { SupportPerson } from '@podium/contract/support'
import styles from './Celebration.module.css'
import { PersonPicture } from '../../../shared/people/PersonPicture.tsx'

/** Directions of the sparks in degrees (0 is to the right), and how far each flies in rem. */
const sparks = [
  [-172, 6.5],
  [-155, 5],
  [-140, 6.5],
  [-122, 5],
  [-108, 6],
  [-72, 6],
  [-58, 5],
  [-40, 6.5],
  [-25, 5],
  [-8, 6.5],
] as const

/** The podium rises under the supporter, and gold flies. Still where people want less motion. */
export function Celebration({ supporter }: { supporter: SupportPerson }) {
  return (
    <div className={styles.stage} aria-hidden="true">
      <span className={styles.sparks}>
        {sparks.map(([degrees, rem]) => (
          <i
            key={degrees}
            style={{ '--turn': `${degrees}deg`, '--far': `${rem}rem` } as CSSProperties}
          />
        ))}
      </span>
      <span className={styles.bar} data-place="2" />
      <span className={styles.first}>
        <PersonPicture person={supporter} size="medium" />
        <span className={styles.bar} data-place="1" />
      </span>
      <span className={styles.bar} data-place="3" />
    </div>
  )
}
