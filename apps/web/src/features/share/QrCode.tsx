import { encode } from 'uqr'
import styles from './ShareDialog.module.css'

interface Props {
  text: string
  label: string
  download: string
  fileName: string
}

/** A code for a phone's camera, drawn here: no service hears of it. */
export function QrCode({ text, label, download, fileName }: Props) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) =>
    row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')),
  )
  const drawing = path.join('')
  return (
    <>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={`M0 0h${size}v${size}H0z`} className={styles.qrGround} />
        <path d={drawing} className={styles.qrMarks} />
      </svg>
      <a href={fileOf(drawing, size)} download={fileName}>
        {download}
      </a>
    </>
  )
}

function fileOf(drawing: string, size: number): string {
  const ground = `<path fill="white" d="M0 0h${size}v${size}H0z"/>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${ground}<path d="${drawing}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
