import styles from './surfaces.module.css'

type CreditsProps = {
  /** The number, already written in the reader's language. */
  value: string
  /** Said after the number: `credits`. Without it only assistive technology misses nothing if `label` is given. */
  unit?: string
  /** Said instead of value and unit, where the picture alone would be ambiguous. */
  label?: string
  size?: 'small' | 'medium' | 'large'
}

/** Credits, in gold, with a coin. Nothing else on Podium is gold. */
export function Credits({ value, unit, label, size = 'medium' }: CreditsProps) {
  return (
    <span className={styles.credits} data-size={size}>
      <Coin />
      <span aria-hidden={label === undefined ? undefined : true}>
        {value}
        {unit !== undefined && <small> {unit}</small>}
      </span>
      {label !== undefined && <span className="visually-hidden">{label}</span>}
    </span>
  )
}

function Coin() {
  return (
    <svg className={styles.coin} viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="8" fill="var(--color-gold)" />
      <g fill="var(--color-on-gold)">
        <rect x="3.75" y="7.25" width="2.25" height="4.5" rx=".75" />
        <rect x="6.9" y="4" width="2.25" height="7.75" rx=".75" />
        <rect x="10" y="8.75" width="2.25" height="3" rx=".75" />
      </g>
    </svg>
  )
}
