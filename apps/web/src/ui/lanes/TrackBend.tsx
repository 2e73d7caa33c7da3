import { classes } from '../classes.ts'
import styles from './lanes.module.css'

const lanes = [1, 2, 3, 4, 5, 6, 7, 8]
const laneWidth = 44

/** Eight numbered lanes in the bend, for a hero. Lines take the text's colour, one lane the accent. */
export function TrackBend({ lit = 4, className }: { lit?: number; className?: string }) {
  return (
    <svg className={classes(styles.bend, className)} viewBox="0 0 640 640" aria-hidden="true">
      <g fill="none" strokeWidth={laneWidth}>
        <path d={quarter(radiusOf(lit))} className={styles.bendLit} />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="2.5">
        {[0.5, ...lanes.map((lane) => lane + 0.5)].map((edge) => (
          <path key={edge} d={quarter(radiusOf(edge))} />
        ))}
        <path d={`M640 ${640 - radiusOf(0.5)}V${640 - radiusOf(8.5)}`} strokeWidth="6" />
      </g>
      {lanes.map((lane) => (
        <text
          key={lane}
          x="606"
          y={640 - radiusOf(lane)}
          dy="0.36em"
          textAnchor="middle"
          className={styles.bendNumber}
          data-lit={lane === lit || undefined}
        >
          {lane}
        </text>
      ))}
    </svg>
  )
}

/** The radius at the middle of a lane, from the corner the bend turns around. */
function radiusOf(lane: number): number {
  return 230 + lane * laneWidth
}

function quarter(radius: number): string {
  return `M640 ${640 - radius}A${radius} ${radius} 0 0 0 ${640 - radius} 640`
}
