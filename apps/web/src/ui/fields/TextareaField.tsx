import { useState } from 'react'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import styles from './fields.module.css'

type TextareaFieldProps = FieldTexts &
  ComponentProps<'textarea'> & {
    /** Writes the count; with `maxLength` the number left is `maxLength - length`. */
    counter?: (length: number) => string
    /** Announced when `maxLength` is reached and further input is ignored. */
    limitReached?: string
    /** What ends the box, at its last line: the button that sends what is written. */
    after?: ReactNode
  }

/** A longer text that grows with what is typed; one of a single row begins as a line. */
export function TextareaField(props: TextareaFieldProps) {
  const { label, hint, error, required, hideLabel, counter, limitReached, after, ...rest } = props
  const { id, className, onChange, rows = 4, ...area } = rest
  const [typed, setTyped] = useState(() => String(area.defaultValue ?? '').length)
  const length = area.value === undefined ? typed : String(area.value).length
  const full = area.maxLength !== undefined && length >= area.maxLength
  const changed = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setTyped(event.currentTarget.value.length)
    onChange?.(event)
  }
  const aside = counter && <span className={styles.counter}>{counter(length)}</span>
  return (
    <Field {...{ label, hint, error, required, hideLabel, aside, id, className, name: area.name }}>
      {(control) => (
        <span
          className={classes(
            styles.box,
            area.disabled && styles.disabled,
            rows === 1 && styles.growing,
          )}
        >
          <textarea
            {...area}
            {...control}
            rows={rows}
            onChange={changed}
            className={classes(styles.input, styles.textarea)}
          />
          {after}
          <span role="status" className="visually-hidden">
            {full ? limitReached : ''}
          </span>
        </span>
      )}
    </Field>
  )
}
