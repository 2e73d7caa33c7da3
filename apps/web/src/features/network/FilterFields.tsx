import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import type { Sport } from '@podium/contract/sports'
import { networkPhrases } from '@podium/phrases/network'
import { useSportOptions } from '../../shared/fields/useSportOptions.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { SelectField, type Option } from '../../ui/fields/SelectField.tsx'
import { networkPlaces } from './queries.ts'
import { hiddenProfiles, leastClasses } from './search.ts'
import { useMayFilterByClass, useChangeSearch, useSearch } from './useSearch.ts'

/**
 * Sport, country and region, for administrators whether people hide, for sponsors the class. Labels
 * are shown where there is room for them.
 */
export function FilterFields({ showLabels = false }: { showLabels?: boolean }) {
  const t = usePhrases(networkPhrases)
  const { sport, country, region } = useSearch()
  const change = useChangeSearch()
  const { countries, regions } = usePlaceOptions(country)
  const hideLabel = !showLabels
  return (
    <>
      <SelectField
        label={t.sport}
        hideLabel={hideLabel}
        emptyLabel={t.everySport}
        options={useSportOptions()}
        value={sport ?? ''}
        onChange={(event) => change({ sport: (event.currentTarget.value || undefined) as Sport })}
      />
      <SelectField
        label={t.country}
        hideLabel={hideLabel}
        emptyLabel={t.everyCountry}
        options={withChosen(countries, country)}
        value={country ?? ''}
        onChange={(event) =>
          change({ country: event.currentTarget.value || undefined, region: undefined })
        }
      />
      <SelectField
        label={t.region}
        hideLabel={hideLabel}
        emptyLabel={t.everyRegion}
        options={withChosen(regions, region)}
        value={region ?? ''}
        onChange={(event) => change({ region: event.currentTarget.value || undefined })}
      />
      <AcceptsField />
      <StatusField hideLabel={hideLabel} />
      <ClassField hideLabel={hideLabel} />
    </>
  )
}

/** Athletes who take requests of support now; nobody else is asked for any. */
function AcceptsField() {
  const t = usePhrases(networkPhrases)
  const { accepts } = useSearch()
  const change = useChangeSearch()
  return (
    <CheckboxField
      label={t.accepts}
      checked={accepts === 'true'}
      onChange={({ currentTarget: { checked } }) =>
        change(checked ? { accepts: 'true', type: 'ATHLETE' } : { accepts: undefined })
      }
    />
  )
}

/** Who hides, or who does not: administrators alone can tell (`network.search`). */
function StatusField({ hideLabel }: { hideLabel: boolean }) {
  const t = usePhrases(networkPhrases)
  const { hiddenProfile } = useSearch()
  const change = useChangeSearch()
  if (useSession().user?.role !== 'ADMIN') return null
  return (
    <SelectField
      label={t.status}
      hideLabel={hideLabel}
      emptyLabel={t.everyStatus}
      options={hiddenProfiles.map((value) => ({ value, label: t.statuses[value] }))}
      value={hiddenProfile ?? ''}
      onChange={({ currentTarget: { value } }) =>
        change({ hiddenProfile: hiddenProfiles.find((one) => one === value) })
      }
    />
  )
}

/**
 * Athletes from a class on, the highest first; a sponsor whose plan does not find them so reads which
 * does.
 */
function ClassField({ hideLabel }: { hideLabel: boolean }) {
  const t = usePhrases(networkPhrases)
  const { class: least } = useSearch()
  const change = useChangeSearch()
  const byClass = useMayFilterByClass()
  if (byClass === null) return null
  if (!byClass) {
    return (
      <LinkButton variant="quiet" to={paths.credits({ tab: 'plans' })}>
        {t.classNeedsPlan}
      </LinkButton>
    )
  }
  return (
    <SelectField
      label={t.class}
      hideLabel={hideLabel}
      emptyLabel={t.everyClass}
      options={leastClasses.map((value) => ({ value, label: t.classes(value) }))}
      value={least ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const chosen = leastClasses.find((one) => one === value)
        change({ class: chosen, ...(chosen && { type: 'ATHLETE' }) })
      }}
    />
  )
}

/** What an address asks for is an option, whether or not a result lives there. */
function withChosen(options: Option[], chosen: string | undefined): Option[] {
  if (!chosen || options.some(({ value }) => value === chosen)) return options
  return [...options, { value: chosen, label: chosen }]
}

/** Only places where people can be found; regions of the country chosen, or of all. */
function usePlaceOptions(country: string | undefined) {
  const { language } = usePreferences()
  const formats = useFormats()
  const { data: places = [] } = useQuery(networkPlaces())
  const countries = places.filter(({ region }) => region === null)
  const regions = places.flatMap(({ region, countryCode }) =>
    region !== null && (!country || countryCode === country) ? [region] : [],
  )
  return {
    countries: inOrder(
      countries.map(({ countryCode }) => ({
        value: countryCode,
        label: formats.country(countryCode),
      })),
      language,
    ),
    regions: inOrder(
      [...new Set(regions)].map((region) => ({ value: region, label: region })),
      language,
    ),
  }
}

function inOrder(options: Option[], language: string): Option[] {
  return options.sort((one, other) => one.label.localeCompare(other.label, language))
}
