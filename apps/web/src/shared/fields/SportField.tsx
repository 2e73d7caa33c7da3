import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { useSportOptions } from './useSportOptions.tsx'

interface Props {
  /** The form's name for it. */
  name?: string
  texts: { label: string; search: string; nothingFound: string }
  value: string
  onValue: (sport: string) => void
  required?: boolean
}

/** One of the sports, found by its name in either language. */
export function SportField({ name = 'modality', texts, ...field }: Props) {
  return (
    <SearchSelect
      {...field}
      name={name}
      label={texts.label}
      placeholder={texts.search}
      nothingFound={texts.nothingFound}
      options={useSportOptions()}
    />
  )
}
