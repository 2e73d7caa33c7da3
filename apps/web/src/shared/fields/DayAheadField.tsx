import { useState } from 'react'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { seasonLimits } from '@podium/contract/limits'
import { datePhrases } from '@podium/phrases/dates'
import { formatPhrases } from '@podium/phrases/violations'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { useFieldError } from '../../ui/fields/fieldErrors.ts'
import { dayFault, writeDay } from '../../ui/fields/days.ts'

interface Props {
  name: string
  label: string
  hint?: string
  /** An ISO day at first, where only the form asks for what it becomes (`readDay`). */
  given?: string | undefined
  /** An ISO day; what was typed while it is no day. Both are left out where only the form asks for it. */
  value?: string
  onValue?: (value: string) => void
  /** Said at the field in place of the form's words, unless the day itself tells better what is wrong. */
  error?: string | undefined
  /** How many days ahead; two years unless given. */
  most?: number
  /** The last day that may be chosen, where it is not so many days ahead. */
  last?: string
  /** It may be left empty. */
  isOptional?: boolean
}

/** A day from today on. */
export function DayAheadField({
  isOptional = false,
  most = seasonLimits.daysAhead,
  last = dayAfter(calendarDay(thisMoment()), most),
  error: words,
  given = '',
  value: kept,
  onValue,
  ...props
}: Props) {
  const [own, setOwn] = useState(given)
  const value = kept ?? own
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const fault = useFault(value, last)
  const error = useFieldError(props.name, words)
  return (
    <DateField
      {...props}
      value={value}
      onValue={onValue ?? setOwn}
      error={error && (fault ?? error)}
      opensAt={calendarDay(thisMoment())}
      last={last}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
      required={!isOptional}
    />
  )
}

/** What is wrong with a day that was typed; of an empty field the form says it. */
function useFault(value: string, last: string): string | undefined {
  const formats = usePhrases(formatPhrases)
  const { over, tooLate } = usePhrases(datePhrases)
  if (value === '') return undefined
  const fault = dayFault(value)
  if (fault) return formats[fault]
  if (value < calendarDay(thisMoment())) return over
  return value > last ? tooLate(writeDay(last)) : undefined
}
