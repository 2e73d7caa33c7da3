import { useQuery } from '@tanstack/react-query'
import { thisMoment } from '@podium/contract/clock'
import type { MovementKind } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { dates, perLanguage } from '@podium/phrases/format'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import styles from './History.module.css'
import { firstMovement, type HistoryFilter } from './queries.ts'

/** Months to choose from, back from this one. */
const shownMonths = 24

const monthsIn = perLanguage((locale) => dates(locale, { month: 'long', year: 'numeric' }))
const yearAndMonth = dates('sv-SE', { year: 'numeric', month: '2-digit' })

interface Props {
  kinds: readonly MovementKind[]
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
}

/** Narrows the history to what lines are about, and to a month. */
export function HistoryFilters({ kinds, filter, onFilter }: Props) {
  const t = usePhrases(walletPhrases).filters
  return (
    <div className={styles.filters}>
      <SelectField
        name="kind"
        label={t.kind}
        emptyLabel={t.everyKind}
        options={kinds.map((value) => ({ value, label: t.kinds[value] }))}
        value={filter.kind ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onFilter({ ...filter, kind: kinds.find((one) => one === value) })
        }
      />
      <SelectField
        name="month"
        label={t.month}
        emptyLabel={t.everyMonth}
        options={useMonths(filter.month)}
        value={filter.month ?? ''}
        onChange={({ currentTarget }) => onFilter({ ...filter, month: currentTarget.value })}
      />
    </div>
  )
}

/** The latest months since something first moved, and the chosen one where an address asks for an older. */
function useMonths(chosen: string | undefined) {
  const { language } = usePreferences()
  const [year = 0, month = 1] = yearAndMonth(thisMoment()).split('-').map(Number)
  const latest = Array.from({ length: shownMonths }, (_, back) => midOf(year, month - 1 - back))
  const { data } = useQuery(firstMovement)
  const first = data?.list[0]?.createdDate ?? thisMoment()
  const values = latest
    .map((day) => yearAndMonth(day))
    .filter((value, back) => back === 0 || value >= yearAndMonth(first))
  const all = chosen && !values.includes(chosen) ? [...values, chosen] : values
  return all.map((value) => ({ value, label: monthsIn(language)(`${value}-15T12:00:00Z`) }))
}

/** A moment in the middle of a month, whose number may be below 0. */
function midOf(year: number, month: number): Date {
  return new Date(Date.UTC(year, month, 15, 12))
}
