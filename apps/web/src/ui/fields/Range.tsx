import type { CSSProperties } from 'react'
import styles from './Range.module.css'

type RangeProps = {
  label: string
  min: number
  max: number
  step?: number
  value: number
  /** Said for where it stands: "100 credits, 2 months". */
  valueText: string
  onValue: (value: number) => void
}

/** A slider along a lane, dragged or by the keyboard. Give it an alternative in numbers or buttons. */
export function Range({ label, min, max, step = 1, value, valueText, onValue }: RangeProps) {
  const at = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      type="range"
      className={styles.range}
      style={{ '--at': at } as CSSProperties}
      {...{ min, max, step, value }}
      aria-label={label}
      aria-valuetext={valueText}
      onChange={(event) => onValue(Number(event.currentTarget.value))}
    />
  )
}
