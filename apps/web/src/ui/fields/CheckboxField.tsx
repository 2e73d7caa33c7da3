import { useId } from 'react'
import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { FieldNotes, RequiredMark } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import { useFieldError } from './fieldErrors.ts'
import styles from './fields.module.css'

type CheckboxFieldProps = Omit<FieldTexts, 'hideLabel'> & Omit<ComponentProps<'input'>, 'type'>

/** A box to tick; the label may hold links. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, hint, error: given, required = false, className, ...input } = props
  const error = useFieldError(input.name, given)
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, styles.ticked, className)} data-field>
      <div className={styles.tickRow}>
        <Tick
          {...input}
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          aria-required={required || undefined}
        />
        <label htmlFor={id}>
          {label}
          {required && <RequiredMark />}
        </label>
      </div>
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

/** The box alone, where its place in a table says what it is for; it needs a name of its own. */
export function Tick(input: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return <input {...input} type="checkbox" className={styles.checkbox} />
}
