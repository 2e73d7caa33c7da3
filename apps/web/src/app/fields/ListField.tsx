import { lazy, Suspense } from 'react'
import { useHydrated } from '../useHydrated.ts'
import type { SearchOption } from '../../ui/kit/index.ts'
import { TextField } from '../../ui/fields/TextField.tsx'

const SearchableList = lazy(() => import('./SearchableList.tsx'))

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

/** One of many, found by typing. The list's code comes after the page; until then its shape stands there. */
export function ListField(props: ListFieldProps) {
  const { name, label, value, options, required, error } = props
  const shown = options.find((option) => option.value === value)?.label ?? ''
  const shape = (
    <>
      <TextField label={label} value={shown} disabled required={required} error={error} />
      <input type="hidden" name={name} value={value} />
    </>
  )
  if (!useHydrated()) return shape
  return (
    <Suspense fallback={shape}>
      <SearchableList {...props} />
    </Suspense>
  )
}
