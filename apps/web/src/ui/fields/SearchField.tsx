import type { ComponentProps } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { CrossIcon } from '../icons/CrossIcon.tsx'
import { SearchIcon } from '../icons/signs.tsx'
import { TextField } from './TextField.tsx'
import type { FieldTexts } from './Field.tsx'

type SearchFieldProps = Pick<FieldTexts, 'label' | 'hint' | 'hideLabel'> &
  Omit<ComponentProps<'input'>, 'type' | 'size' | 'prefix' | 'value' | 'onChange'> & {
    value: string
    onValue: (value: string) => void
    clearLabel: string
  }

/** A search box. The label is hidden unless asked for: the sign says what it is. */
export function SearchField({ value, onValue, clearLabel, ...field }: SearchFieldProps) {
  const clear = value !== '' && (
    <IconButton
      size="small"
      label={clearLabel}
      icon={<CrossIcon />}
      onClick={(event) => {
        onValue('')
        event.currentTarget.closest('span')?.parentElement?.querySelector('input')?.focus()
      }}
    />
  )
  return (
    <TextField
      hideLabel
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      type="search"
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      before={<SearchIcon />}
      after={clear || undefined}
    />
  )
}
