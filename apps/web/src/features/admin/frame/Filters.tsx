import { useEffect, useId, useLayoutEffect, useState, type ReactNode } from 'react'
import { isDay } from '@podium/contract/fields'
import { searchLength } from '@podium/contract/search-words'
import { adminPhrases } from '@podium/phrases/admin'
import { shellPhrases } from '@podium/phrases/shell'
import { datePhrases } from '@podium/phrases/dates'
import { formatPhrases } from '@podium/phrases/violations'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { classes } from '../../../ui/classes.ts'
import { CrossIcon } from '../../../ui/icons/CrossIcon.tsx'
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx'
import { FilterIcon } from '../../../ui/icons/workSigns.tsx'
import { DateField } from '../../../ui/fields/DateField.tsx'
import { dayFault, today } from '../../../ui/fields/days.ts'
import { SearchField } from '../../../ui/fields/SearchField.tsx'
import { SelectField } from '../../../ui/fields/SelectField.tsx'
import styles from './AdminList.module.css'
import { hasKeys } from './keptChoices.ts'
import type { ListAddress } from './useListAddress.ts'
import { isTaken } from './useListKeys.ts'
import { useTimes } from './useTimes.ts'

/** What narrows a list, in one line. */
export function Filters({ children }: { children: ReactNode }) {
  const t = usePhrases(adminPhrases)
  return (
    <div className={styles.filters} role="group" aria-label={t.filters}>
      {children}
    </div>
  )
}

interface SearchProps {
  address: ListAddress
  label: string
  /** How few characters are searched for. */
  fewest?: number
}

/** Wait after the last keystroke, in milliseconds. */
const debounceMs = 300

/** Searches while one types; `/` leads here from anywhere on the page. */
export function SearchFilter({ address, label, fewest = searchLength.min }: SearchProps) {
  const t = usePhrases(adminPhrases)
  const { clearSearch } = usePhrases(shellPhrases)
  const q = address.get('q')
  const [draft, setDraft] = useState({ text: q, sent: q })
  if (draft.sent !== q) setDraft({ text: draft.text.trim() === q ? draft.text : q, sent: q })
  const text = draft.text.trim()
  const isTooShort = text.length > 0 && text.length < fewest
  useEffect(() => {
    if (text === q || isTooShort) return
    const timer = setTimeout(() => address.set({ q: text }), debounceMs)
    return () => clearTimeout(timer)
  }, [text, q, isTooShort, address])
  useSlash()
  return (
    <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
      <SearchField
        label={label}
        placeholder={label}
        hint={<span role="status">{isTooShort && t.tooShort}</span>}
        clearLabel={clearSearch}
        maxLength={searchLength.max}
        data-slash=""
        aria-keyshortcuts="/"
        value={draft.text}
        onValue={(typed) => setDraft({ text: typed, sent: q })}
      />
    </form>
  )
}

function useSlash(): void {
  // With the list, not after it: a key that is pressed as it is drawn counts.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTaken(event) || !hasKeys()) return
      event.preventDefault()
      document.querySelector<HTMLElement>('[data-slash]')?.focus()
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/**
 * Filters behind one button; what narrows the list now stands below it, and goes by a press. One alone is
 * behind it on a phone only, where a search has no room beside it.
 */
export function FoldedChoices({
  choices,
  days = [],
}: {
  choices: ChoiceProps[]
  days?: DayProps[]
}) {
  const t = usePhrases(adminPhrases)
  const { day } = useTimes()
  const id = useId()
  const [isUnfolded, setUnfolded] = useState(false)
  const isSaid = ({ address, name }: DayProps) => address.get(name) !== ''
  const wordsOf = ({ address, name, label }: DayProps) => {
    const value = address.get(name)
    return `${label} ${isDay(value) ? day(value) : value}`
  }
  const narrowing = [
    ...choices.filter(isSaid).map((choice) => ({ ...choice, words: chosenOf(choice) })),
    ...days.filter(isSaid).map((one) => ({ ...one, words: wordsOf(one) })),
  ]
  const alone = choices.length + days.length === 1 ? '' : undefined
  return (
    <>
      <Button
        className={classes(styles.tool, styles.folds)}
        data-alone={alone}
        aria-expanded={isUnfolded}
        aria-controls={id}
        icon={<FilterIcon />}
        iconAfter={<ChevronDownIcon />}
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <span>{narrowing.length > 0 ? t.filtersOn(narrowing.length) : t.filters}</span>
      </Button>
      <div id={id} className={styles.unfolded} data-alone={alone} data-open={isUnfolded}>
        {choices.map((choice) => (
          <ChoiceFilter key={choice.name} {...choice} />
        ))}
        {days.map((one) => (
          <DayFilter key={one.name} {...one} />
        ))}
      </div>
      {narrowing.length > 0 && (
        <div className={styles.chips} data-alone={alone}>
          {narrowing.map(({ address, name, label, words }) => (
            <Button
              key={name}
              size="small"
              iconAfter={<CrossIcon />}
              aria-label={t.without(label, words)}
              onClick={() => address.set({ [name]: '' })}
            >
              {words}
            </Button>
          ))}
        </div>
      )}
    </>
  )
}

/** What a choice narrows the list to, in words. */
function chosenOf({ address, name, options }: ChoiceProps): string {
  const value = address.get(name)
  return options.find((option) => option.value === value)?.label ?? value
}

export interface ChoiceProps {
  address: ListAddress
  /** The filter's name in the address. */
  name: string
  label: string
  every: string
  options: readonly { value: string; label: string }[]
  /** Filters that another choice of this one leaves without a meaning. */
  clears?: readonly string[]
}

export function ChoiceFilter(props: ChoiceProps) {
  const { address, name, label, every, options, clears = [] } = props
  return (
    <SelectField
      className={styles.choice}
      label={label}
      emptyLabel={every}
      options={options}
      value={address.get(name)}
      onChange={({ currentTarget: { value } }) => {
        const cleared = clears.map((other) => [other, ''] as const)
        address.set({ ...Object.fromEntries(cleared), [name]: value })
      }}
    />
  )
}

type DayProps = Pick<ChoiceProps, 'address' | 'name' | 'label'>

/** A day, typed or picked; what is not a day yet narrows nothing. */
export function DayFilter({ address, name, label }: DayProps) {
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const formats = usePhrases(formatPhrases)
  const [typed, setTyped] = useState(address.get(name))
  const isWhole = (text: string) => text === '' || /^\d{4}-\d{2}-\d{2}$/.test(text)
  return (
    <DateField
      className={styles.day}
      label={label}
      value={isWhole(typed) ? address.get(name) : typed}
      onValue={(day) => {
        setTyped(day)
        if (isWhole(day)) address.set({ [name]: day })
      }}
      error={
        typed.length === 10 && !isWhole(typed) ? formats[dayFault(typed) ?? 'noDay'] : undefined
      }
      opensAt={today()}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
    />
  )
}
