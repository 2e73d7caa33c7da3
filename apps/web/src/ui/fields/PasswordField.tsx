import { useState } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CheckIcon } from '../icons/signs.tsx'
import { EyeIcon, EyeOffIcon } from '../icons/workSigns.tsx'
import { TextField } from './TextField.tsx'
import type { TextFieldProps } from './TextField.tsx'
import styles from './fields.module.css'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after'> & {
  showLabel: string
  hideValueLabel: string
  /** Under the field, for instance a `Checklist`. */
  children?: ReactNode
}

/** A password with a button that shows it. Give `autoComplete`: `current-password` or `new-password`. */
export function PasswordField(props: PasswordFieldProps) {
  const { showLabel, hideValueLabel, children, ...field } = props
  const [shown, setShown] = useState(false)
  const toggle = (
    <IconButton
      size="small"
      label={shown ? hideValueLabel : showLabel}
      icon={shown ? <EyeOffIcon /> : <EyeIcon />}
      onClick={() => setShown(!shown)}
    />
  )
  return (
    <div className={styles.field}>
      <TextField
        spellCheck={false}
        autoCapitalize="none"
        {...field}
        type={shown ? 'text' : 'password'}
        after={toggle}
      />
      {children}
    </div>
  )
}

type ChecklistProps = {
  items: { label: string; met: boolean }[]
  /** Said for a rule that is met, and for one that is not. */
  metLabel: string
  unmetLabel: string
}

/** Rules that tick themselves off while one types. */
export function Checklist({ items, metLabel, unmetLabel }: ChecklistProps) {
  return (
    <ul role="list" className={styles.checklist}>
      {items.map(({ label, met }) => (
        <li key={label} data-met={met || undefined}>
          <span className={styles.tick}>{met && <CheckIcon />}</span>
          {label}
          <span className="visually-hidden">{` (${met ? metLabel : unmetLabel})`}</span>
        </li>
      ))}
    </ul>
  )
}
