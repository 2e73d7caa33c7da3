import { classes } from '../classes.ts'
import styles from './lanes.module.css'

/** Track lanes running across, as a divider or a ground. Decorative. */
export function Lanes({ lanes = 5, className }: { lanes?: number; className?: string }) {
  return (
    <svg
      className={classes(styles.lanes, className)}
      viewBox="0 0 1200 120"
      preserveAspectRatio="none"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      {Array.from({ length: lanes }, (_, lane) => (
        <path key={lane} vectorEffect="non-scaling-stroke" d={bend(lane * (60 / lanes))} />
      ))}
    </svg>
  )
}

/** One lane line: along the straight, then up into the curve. */
function bend(at: number): string {
  const y = 112 - at
  return `M0 ${y}H560C800 ${y} 980 ${y - at * 0.2 - 12} 1200 ${y - at * 0.45 - 36}`
}
