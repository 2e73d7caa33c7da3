import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { useFieldError } from './fieldErrors.ts'
import styles from './fields.module.css'

/** What every field takes, whatever its control. */
export type FieldTexts = {
  label: ReactNode
  hint?: ReactNode
  /** What is wrong, where its form does not say it under the field's name. */
  error?: ReactNode
  /** Marks the field; the rule itself lives in the contract. */
  required?: boolean
  /** Only for assistive technology; where the place already says what the field is. */
  hideLabel?: boolean
}

/** What a control must carry to belong to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

type FieldProps = FieldTexts & {
  id?: string
  /** The form's name for it, under which the form says what is wrong. */
  name?: string | undefined
  className?: string
  /** Beside the label, at the end of the line: a counter, a link. */
  aside?: ReactNode
  children: (control: ControlProps) => ReactNode
}

export function Field(props: FieldProps) {
  const { label, hint, required = false, hideLabel = false, aside, children } = props
  const error = useFieldError(props.name, props.error)
  const ownId = useId()
  const id = props.id ?? ownId
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={classes(styles.field, props.className)} data-field>
      <div className={hideLabel ? 'visually-hidden' : styles.top}>
        <label htmlFor={id} className={styles.label}>
          {label}
          {required && <RequiredMark />}
        </label>
        {aside}
      </div>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      <FieldNotes {...{ id, hint, error }} />
    </div>
  )
}

/** What stands under a field: how it is filled in, and what is wrong with what was. */
export function FieldNotes({
  id,
  hint,
  error,
}: Pick<FieldTexts, 'hint' | 'error'> & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  )
}

export function RequiredMark() {
  return (
    <span className={styles.required} aria-hidden="true">
      {' *'}
    </span>
  )
}

/** The error line of a field; nothing while all is well. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <p id={id} className={styles.error}>
      {children}
    </p>
  )
}
