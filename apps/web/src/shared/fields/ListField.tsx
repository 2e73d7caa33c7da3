import { useEffect, useRef } from 'react'
import type { SearchOption } from '../../ui/kit/index.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { upgraded } from './upgraded.tsx'

export interface ListFieldProps {
  name: string
  label: string
  placeholder: string
  nothingFound: string
  options: readonly SearchOption[]
  value: string
  onValue: (value: string) => void
  autoComplete?: string
  required?: boolean
  error: string | undefined
}

/** One of many, found by typing: in the browser's own list until the searchable one has come. */
export const ListField = upgraded(() => import('./SearchableList.tsx'), PlainList)

function PlainList(props: ListFieldProps) {
  const { name, label, placeholder, options, value, onValue, autoComplete, required, error } = props
  const field = useRef<HTMLSelectElement>(null)
  // What is chosen is sent also while the list of all is on its way.
  const isListed = options.some((option) => option.value === value)
  const atStart = useRef({ value, onValue })
  // What was chosen before the page's script ran.
  useEffect(() => {
    const chosen = field.current?.value
    if (chosen && chosen !== atStart.current.value) atStart.current.onValue(chosen)
  }, [])
  return (
    <SelectField
      ref={field}
      name={name}
      label={label}
      emptyLabel={placeholder}
      options={isListed || value === '' ? options : [...options, { value, label: value }]}
      value={value}
      onChange={(event) => onValue(event.currentTarget.value)}
      // Enter ends the choice here as in the searchable list, and does not send the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      autoComplete={autoComplete}
      required={required}
      error={error}
    />
  )
}
