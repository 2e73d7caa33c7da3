import { useId, type ReactNode } from 'react'
import styles from './Segments.module.css'

interface SegmentsProps<Value extends string> {
  /** What is chosen, above the segments. */
  label: string
  value: Value
  onValue: (value: Value) => void
  choices: readonly { value: Value; label: string; icon?: ReactNode; lang?: string }[]
}

/** One of two or three short words side by side: radio buttons, so arrows move and the group is announced. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { label, value, onValue, choices } = props
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id} className={styles.group}>
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.segments}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.segment} lang={choice.lang}>
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
            />
            {choice.icon}
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  )
}
