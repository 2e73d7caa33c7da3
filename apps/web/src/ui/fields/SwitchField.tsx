import { useId, type ReactNode } from 'react'
import styles from './SwitchField.module.css'

type SwitchFieldProps = {
  name?: string
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChecked: (checked: boolean) => void
  disabled?: boolean
  /** It ends the line of its words, as in a list of settings. */
  atEnd?: boolean
}

/** A switch, for a choice that holds at once, or for a box to tick of a form. */
export function SwitchField(props: SwitchFieldProps) {
  const { name, label, hint, checked, onChecked, disabled, atEnd } = props
  const id = useId()
  return (
    <div className={styles.switch} data-at-end={atEnd}>
      <input
        {...{ id, name, checked, disabled }}
        type="checkbox"
        role="switch"
        aria-checked={checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={styles.control}
        onChange={(event) => onChecked(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
