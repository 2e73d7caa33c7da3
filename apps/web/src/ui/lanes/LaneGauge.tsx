import type { ReactNode } from 'react'
import styles from './lanes.module.css'

type LaneGaugeProps = {
  /** 0 to 10; `null` when there is none yet. */
  score: number | null
  /** Said in words: "7 out of 10". */
  label: string
  /** The high style. The caller knows the rule. */
  high: boolean
  /** Under the number. */
  children: ReactNode
}

/** Half a stadium seen from above: thin inner lanes, and an outer one that fills with the score. */
export function LaneGauge({ score, label, high, children }: LaneGaugeProps) {
  const share = score === null ? 0 : Math.min(1, Math.max(0, score / 10))
  return (
    <figure className={styles.gauge} data-high={high || undefined}>
      <svg viewBox="0 0 240 122" role="img" aria-label={label} fill="none">
        {[66, 77, 88].map((radius) => (
          <path key={radius} className={styles.gaugeLine} d={arc(radius)} />
        ))}
        <path className={styles.gaugeTrack} d={arc(106)} />
        {/* The full arc turns into view from under the ground line, where the picture ends. */}
        <path
          className={styles.gaugeFill}
          d={arc(106)}
          style={{ transform: `rotate(${(share - 1) * 180}deg)` }}
        />
        <text x="120" y="113" textAnchor="middle" className={styles.gaugeScore}>
          {score ?? '?'}
        </text>
      </svg>
      <figcaption>{children}</figcaption>
    </figure>
  )
}

function arc(radius: number): string {
  return `M${120 - radius} 122A${radius} ${radius} 0 0 1 ${120 + radius} 122`
}
