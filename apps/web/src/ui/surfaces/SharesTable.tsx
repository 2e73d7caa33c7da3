import type { CSSProperties } from 'react'
import styles from './SharesTable.module.css'

interface Props {
  label: string
  countLabel: string
  rows: readonly { key: string; name: string | undefined; count: number }[]
  /** A count as it is written. */
  write: (count: number) => string
}

/** Rows that are counted, each with a lane as long as its share of the most. */
export function SharesTable({ label, countLabel, rows, write }: Props) {
  const most = Math.max(0, ...rows.map(({ count }) => count))
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{label}</th>
          <th scope="col">{countLabel}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count }) => (
          <tr key={key} style={{ '--share': most > 0 ? count / most : 0 } as CSSProperties}>
            <th scope="row">{name}</th>
            <td>{write(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
