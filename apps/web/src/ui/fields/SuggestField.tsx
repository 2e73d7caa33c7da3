import { useRef, type ReactNode } from 'react'
import { Option, OptionList } from './OptionList.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'
import { useCombobox } from './useCombobox.ts'

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

/** A text with suggestions below it; whatever is typed may stay. */
export function SuggestField<S extends Suggestion>(props: SuggestFieldProps<S>) {
  const { value, onText, suggestions, onChoose, countText, ...field } = props
  const box = useRef<HTMLInputElement>(null)
  const list = useCombobox({
    count: suggestions.length,
    onChoose: (index) => {
      const suggestion = suggestions[index]
      if (suggestion) onChoose(suggestion)
    },
  })
  return (
    <div>
      <TextField
        autoComplete="off"
        {...field}
        {...list.box}
        ref={box}
        value={value}
        onKeyDown={list.onKeyDown}
        onBlur={list.close}
        onChange={(event) => {
          list.open(-1)
          onText(event.currentTarget.value)
        }}
      />
      <OptionList {...list.list} label={field.label} box={box}>
        {suggestions.map((suggestion, index) => (
          <Option key={suggestion.key} {...list.option(index)}>
            {suggestion.icon}
            <span>{suggestion.label}</span>
            {suggestion.note !== undefined && <small>{suggestion.note}</small>}
          </Option>
        ))}
      </OptionList>
      <span role="status" className="visually-hidden">
        {list.isOpen ? countText(suggestions.length) : ''}
      </span>
    </div>
  )
}
