import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { TextField, type TextFieldProps } from './TextField.tsx'
import styles from './SuggestField.module.css'

export type Suggestion = { key: string; label: string; note?: string; icon?: ReactNode }

type SuggestFieldProps<S extends Suggestion> = Omit<
  TextFieldProps,
  'value' | 'onChange' | 'label'
> & {
  label: string
  value: string
  onText: (text: string) => void
  /** What fits what was typed; an empty list shows nothing. */
  suggestions: readonly S[]
  onChoose: (suggestion: S) => void
  /** Told to screen readers when suggestions appear: "3 suggestions". */
  countText: (count: number) => string
}

/** A text with suggestions below it: arrows and Enter choose, Escape puts them away, typing goes on. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { value, onText, suggestions, onChoose, countText, ...field } = props
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const isShown = isOpen && suggestions.length > 0
  const choose = (suggestion: S | undefined) => {
    if (!suggestion) return
    onChoose(suggestion)
    setOpen(false)
    setAt(-1)
  }
  const keyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && suggestions.length > 0) {
      event.preventDefault()
      setOpen(true)
      setAt((at + step + suggestions.length) % suggestions.length)
    } else if (event.key === 'Enter' && isShown && at >= 0) {
      event.preventDefault()
      choose(suggestions[at])
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    }
  }
  return (
    <div className={styles.place}>
      <TextField
        autoComplete="off"
        {...field}
        role="combobox"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isShown && at >= 0 ? `${listId}-${at}` : undefined}
        value={value}
        onKeyDown={keyDown}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          setOpen(true)
          setAt(-1)
          onText(event.currentTarget.value)
        }}
      />
      <ul
        id={listId}
        role="listbox"
        aria-label={field.label}
        className={styles.list}
        hidden={!isShown}
      >
        {suggestions.map((suggestion, index) => (
          <li
            key={suggestion.key}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            className={styles.option}
            // The field keeps the focus, so that leaving it does not close the list before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.icon}
            <span className={styles.label}>{suggestion.label}</span>
            {suggestion.note !== undefined && <small>{suggestion.note}</small>}
          </li>
        ))}
      </ul>
      <span role="status" className="visually-hidden">
        {isShown ? countText(suggestions.length) : ''}
      </span>
    </div>
  )
}
