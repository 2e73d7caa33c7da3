import type { CSSProperties } from 'react'
import { classes } from '../classes.ts'
import styles from './lanes.module.css'

type LaneProgressProps = {
  /** 0 to 1; without it the bar only says that something is under way. */
  value?: number
  /** What progresses. */
  label: string
  /** Said instead of a percentage: "3 of 8". */
  valueText?: string
  tone?: 'accent' | 'success'
}

/** A progress bar: a runner's lane that fills. */
export function LaneProgress({ value, label, valueText, tone = 'accent' }: LaneProgressProps) {
  const known = value === undefined ? undefined : Math.min(1, Math.max(0, value))
  const percent = known === undefined ? undefined : Math.round(known * 100)
  return (
    <div
      className={classes(styles.progress, known === undefined && styles.unknown)}
      data-tone={tone}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
    >
      <span style={{ '--at': known ?? 0.3 } as CSSProperties} />
    </div>
  )
}
