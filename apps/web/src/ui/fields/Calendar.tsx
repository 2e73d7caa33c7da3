import { useRef, useState, type KeyboardEvent } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/signs.tsx'
import { addDays, addMonths, dateOf, today, weeksOf } from './days.ts'
import styles from './Calendar.module.css'

export type CalendarTexts = { previous: string; next: string; month: string; year: string }

type CalendarProps = {
  /** An ISO day, or empty. */
  value: string
  onPick: (iso: string) => void
  /** Where it opens while nothing is chosen, an ISO day. */
  opensAt: string
  /** The last day that can be picked, an ISO day. */
  last: string
  /** For the names of months and weekdays. */
  locale: string
  texts: CalendarTexts
}

/** The year list goes back this far; earlier years are typed. */
const firstYear = 1900

/** A month that begins on a Monday, for the names of the weekdays. */
const aWeek = Array.from({ length: 7 }, (_, index) => `2024-01-0${index + 1}`)

/** A month to pick a day from: arrows move by days and weeks, Page Up and Down by months. */
export function Calendar({ value, onPick, opensAt, last, locale, texts }: CalendarProps) {
  const [at, setAt] = useState(value || (opensAt < last ? opensAt : last))
  const grid = useRef<HTMLTableElement>(null)
  const go = (iso: string) => setAt(iso < last ? iso : last)
  const whole = namesOf(locale, { dateStyle: 'full' })
  const weekday = namesOf(locale, { weekday: 'long' })
  const letter = namesOf(locale, { weekday: 'narrow' })
  const move = (event: KeyboardEvent) => {
    const wanted = moved(at, event.key)
    if (!wanted) return
    event.preventDefault()
    go(wanted)
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  return (
    <div className={styles.calendar}>
      <MonthChoice {...{ at, go, last, locale, texts }} />
      <table ref={grid} role="grid" className={styles.grid} onKeyDown={move}>
        <thead>
          <tr>
            {aWeek.map((day) => (
              <th key={day} scope="col" abbr={weekday(day)}>
                {letter(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week, index) => (
            <tr key={index}>
              {week.map((day, column) => (
                <td key={column} aria-selected={day !== null && day === value}>
                  {day && <Day {...{ day, at, value, last, onPick }} label={whole(day)} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type DayProps = Pick<CalendarProps, 'value' | 'last' | 'onPick'> & {
  day: string
  label: string
  at: string
}

function Day({ day, label, at, value, last, onPick }: DayProps) {
  return (
    <button
      type="button"
      className={styles.day}
      tabIndex={day === at ? 0 : -1}
      disabled={day > last}
      aria-current={day === today() ? 'date' : undefined}
      aria-label={label}
      data-chosen={day === value || undefined}
      onClick={() => onPick(day)}
    >
      {Number(day.slice(8))}
    </button>
  )
}

type MonthChoiceProps = Pick<CalendarProps, 'last' | 'locale' | 'texts'> & {
  at: string
  go: (iso: string) => void
}

function MonthChoice({ at, go, last, locale, texts }: MonthChoiceProps) {
  const year = Number(at.slice(0, 4))
  const month = Number(at.slice(5, 7))
  const nameOf = namesOf(locale, { month: 'long' })
  return (
    <div className={styles.months}>
      <IconButton
        size="small"
        label={texts.previous}
        icon={<ChevronLeftIcon />}
        onClick={() => go(addMonths(at, -1))}
      />
      <select
        aria-label={texts.month}
        value={month}
        onChange={(event) => go(addMonths(at, Number(event.currentTarget.value) - month))}
      >
        {Array.from({ length: 12 }, (_, index) => (
          <option key={index} value={index + 1}>
            {nameOf(`2024-${String(index + 1).padStart(2, '0')}-01`)}
          </option>
        ))}
      </select>
      <select
        aria-label={texts.year}
        value={year}
        onChange={(event) => go(addMonths(at, (Number(event.currentTarget.value) - year) * 12))}
      >
        {yearsTo(Number(last.slice(0, 4)), year).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </select>
      <IconButton
        size="small"
        label={texts.next}
        icon={<ChevronRightIcon />}
        disabled={at.slice(0, 7) >= last.slice(0, 7)}
        onClick={() => go(addMonths(at, 1))}
      />
    </div>
  )
}

/** The years of the list, the last one first; an earlier one that was typed is in it too. */
function yearsTo(last: number, shown: number): number[] {
  const years = Array.from({ length: last - firstYear + 1 }, (_, index) => last - index)
  return years.includes(shown) ? years : [...years, shown]
}

function moved(at: string, key: string): string | undefined {
  const weekday = (dateOf(at).getUTCDay() + 6) % 7
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(at, -1),
    ArrowRight: () => addDays(at, 1),
    ArrowUp: () => addDays(at, -7),
    ArrowDown: () => addDays(at, 7),
    Home: () => addDays(at, -weekday),
    End: () => addDays(at, 6 - weekday),
    PageUp: () => addMonths(at, -1),
    PageDown: () => addMonths(at, 1),
  }
  return moves[key]?.()
}

/** Names days; made once for many, as making a formatter is what costs. */
function namesOf(locale: string, how: Intl.DateTimeFormatOptions) {
  const format = new Intl.DateTimeFormat(locale, { ...how, timeZone: 'UTC' })
  return (iso: string) => format.format(dateOf(iso))
}
