import { chosenSports, type Sport } from '@podium/contract/sports'
import { networkPhrases } from '@podium/phrases/network'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../app/phrases.ts'
import { usePreferences } from '../../app/Preferences.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './NetworkFilters.module.css'
import { listedTypes } from './search.ts'
import { useChangeSearch, useSearch, useSearchPath } from './useSearch.ts'

/** Who, and of which sport. */
export function NetworkFilters() {
  const t = usePhrases(networkPhrases)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      <TypeTabs />
      <SportFilter />
    </div>
  )
}

function TypeTabs() {
  const t = usePhrases(networkPhrases)
  const search = useSearch()
  const pathOf = useSearchPath()
  const tabOf = (type: (typeof listedTypes)[number] | undefined) => ({
    to: pathOf({ ...search, type, pages: 1 }),
    label: t.types[type ?? 'all'],
  })
  return (
    <Tabs
      label={t.type}
      tabs={[tabOf(undefined), ...listedTypes.map(tabOf)]}
      current={pathOf({ ...search, pages: 1 })}
      replace
      preventScrollReset
    />
  )
}

function SportFilter() {
  const t = usePhrases(networkPhrases)
  const { sport } = useSearch()
  const change = useChangeSearch()
  return (
    <SelectField
      className={styles.sport}
      label={t.sport}
      hideLabel
      emptyLabel={t.everySport}
      options={useSportOptions()}
      value={sport ?? ''}
      onChange={(event) => change({ sport: (event.currentTarget.value || undefined) as Sport })}
    />
  )
}

function useSportOptions() {
  const { language } = usePreferences()
  const names = usePhrases(sportPhrases)
  return chosenSports
    .map((value) => ({ value, label: names[value] }))
    .sort((one, other) => one.label.localeCompare(other.label, language))
}
