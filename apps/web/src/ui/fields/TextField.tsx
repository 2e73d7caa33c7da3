import type { ComponentProps, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Field } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import styles from './fields.module.css'

export type TextFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, 'size' | 'prefix'> & {
    /** Inside the box, before and after the text: an icon, a unit, a button. */
    before?: ReactNode
    after?: ReactNode
    aside?: ReactNode
  }

export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, aside, before, after, ...rest } = props
  const { id, className, type = 'text', ...input } = rest
  return (
    <Field {...{ label, hint, error, required, hideLabel, aside, id, className, name: input.name }}>
      {(control) => (
        <span className={classes(styles.box, input.disabled && styles.disabled)}>
          {before !== undefined && <span className={styles.beside}>{before}</span>}
          <input
            {...input}
            {...control}
            // What describes it may also stand elsewhere on the screen.
            aria-describedby={
              classes(input['aria-describedby'], control['aria-describedby']) || undefined
            }
            type={type}
            className={styles.input}
          />
          {after !== undefined && <span className={styles.beside}>{after}</span>}
        </span>
      )}
    </Field>
  )
}
