import { useQuery } from '@tanstack/react-query'
import { residencePhrases } from '@podium/phrases/residence'
import { ReadFailed } from '../rendering/ReadFailed.tsx'
import { usePhrases } from '../language/phrases.ts'
import { usePreferences } from '../language/Preferences.tsx'
import { SearchSelect } from '../../ui/fields/SearchSelect.tsx'
import { countries } from './places.ts'

interface Props {
  /** The form's name for it. */
  name?: string
  country: string
  onCountry: (country: string) => void
  required?: boolean
  /** Said at it instead of what its form says. */
  error?: string | undefined
}

/** A country, found by its name in the language in use or by its code. */
export function CountryField(props: Props) {
  const { name = 'countryCode', country, onCountry, required, error } = props
  const t = usePhrases(residencePhrases)
  const { language } = usePreferences()
  const { data, isError, isFetching, refetch } = useQuery(countries(language))
  return (
    <div>
      <SearchSelect
        name={name}
        label={t.country}
        placeholder={t.countrySearch}
        nothingFound={t.nothingFound}
        options={likelyFirst(data ?? []).map(({ code, name }) => ({
          value: code,
          label: name,
          keywords: code,
        }))}
        value={country}
        onValue={onCountry}
        autoComplete="country-name"
        required={required}
        error={error}
      />
      {isError && <ReadFailed message={t.couldNotLoadLists} {...{ isFetching, refetch }} />}
    </div>
  )
}

/** Countries at the head of the list, and of what is found in it: most people live there. */
const likely = ['PT', 'ES']

function likelyFirst<C extends { code: string }>(all: readonly C[]): C[] {
  const first = likely.flatMap((code) => all.filter((country) => country.code === code))
  return [...first, ...all.filter(({ code }) => !likely.includes(code))]
}
