import { KitProvider, SearchSelect } from '../../ui/kit/index.ts'
import type { ListFieldProps } from './ListField.tsx'

/** The list of a `ListField`, loaded when it is first shown. */
export default function SearchableList({ value, onValue, ...field }: ListFieldProps) {
  return (
    <KitProvider>
      <SearchSelect {...field} value={value || null} onValue={(chosen) => onValue(chosen ?? '')} />
    </KitProvider>
  )
}
