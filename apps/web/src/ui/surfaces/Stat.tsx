import type { CSSProperties, ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './surfaces.module.css'

type StatProps = {
  label: string
  value: ReactNode
  /** Written after the value, smaller: `kg`, `m`. */
  unit?: string
}

/** One fact as a tile. Put several inside `Stats`. */
export function Stat({ label, value, unit }: StatProps) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>
        {value}
        {unit !== undefined && <small> {unit}</small>}
      </dd>
    </div>
  )
}

interface StatsProps {
  /** How many stand in a line where there is room for all of them; else as many as fit. */
  perLine?: number
  children: ReactNode
}

export function Stats({ perLine, children }: StatsProps) {
  const style = { '--per-line': perLine } as CSSProperties
  return (
    <dl className={classes(styles.stats, perLine !== undefined && styles.counted)} style={style}>
      {children}
    </dl>
  )
}
