import { encode } from 'uqr'
import styles from './pictures.module.css'

/** A text as a QR code, drawn here: dark on light in both themes, because scanners want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 })
  return (
    <svg className={styles.qrCode} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={data.flatMap(rowPath).join('')} />
    </svg>
  )
}

/** Each run of dark squares of a row as one rectangle, so that no seams show. */
function rowPath(row: boolean[], y: number): string[] {
  const runs: string[] = []
  let start = -1
  for (let x = 0; x <= row.length; x++) {
    if (row[x] && start < 0) start = x
    if (row[x] || start < 0) continue
    runs.push(`M${start} ${y}h${x - start}v1H${start}z`)
    start = -1
  }
  return runs
}
