import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../icons/signs.tsx'
import { Field } from './Field.tsx'
import type { FieldTexts } from './Field.tsx'
import styles from './fields.module.css'

export type Option<Value extends string = string> = { value: Value; label: string }

type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'size'> & {
    options: readonly Option[]
    /** First line, with the empty value: "Choose a country". */
    emptyLabel?: string
  }

/** The browser's own list: best on phones and for few options. Many options: `SearchSelect`. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, hideLabel, options, emptyLabel, ...rest } = props
  const { id, className, ...select } = rest
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className, name: select.name }}>
      {(control) => (
        <span className={classes(styles.box, select.disabled && styles.disabled)}>
          <select {...select} {...control} className={classes(styles.input, styles.select)}>
            {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <ChevronDownIcon />
          </span>
        </span>
      )}
    </Field>
  )
}
