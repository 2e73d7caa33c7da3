import type { ReactNode } from 'react'
import styles from './surfaces.module.css'

type StatProps = {
  label: string
  value: ReactNode
  /** Written after the value, smaller: `kg`, `m`. */
  unit?: string
  icon?: ReactNode
  /** The value is words, which need more room than a figure and are not broken for want of it. */
  words?: boolean
}

/** One fact as a tile. Put several inside `Stats`. */
export function Stat({ label, value, unit, icon, words }: StatProps) {
  return (
    <div className={styles.stat} data-words={words}>
      <dt>
        {icon}
        {label}
      </dt>
      <dd>
        {value}
        {unit !== undefined && <small> {unit}</small>}
      </dd>
    </div>
  )
}

export function Stats({ children }: { children: ReactNode }) {
  return <dl className={styles.stats}>{children}</dl>
}
