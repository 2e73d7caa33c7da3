import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError, RequiredMark } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import { useFieldError } from './fieldErrors.ts'
import styles from './fields.module.css'

export type Choice<Value extends string = string> = {
  value: Value
  label: string
  hint?: string
  icon?: ReactNode
}

type ChoiceFieldProps<Value extends string> = FieldTexts & {
  name: string
  choices: readonly Choice<Value>[]
  value: Value | undefined
  onValue: (value: Value) => void
}

/** One of a few, as cards: radio buttons underneath, so arrows move and the group is announced. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, hideLabel, hint, required } = props
  const { name, choices, value, onValue } = props
  const error = useFieldError(name, props.error)
  const id = useId()
  return (
    <fieldset
      className={styles.field}
      data-field
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLabel ? 'visually-hidden' : styles.label}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
              // Who presses what is shown as chosen means it: it may not be what is stored.
              onClick={choice.value === value ? () => onValue(choice.value) : undefined}
            />
            {choice.icon}
            <span>
              {choice.label}
              {choice.hint !== undefined && <small>{choice.hint}</small>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}
