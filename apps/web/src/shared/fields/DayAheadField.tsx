import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import { seasonLimits } from '@podium/contract/limits'
import { datePhrases } from '@podium/phrases/dates'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { DateField } from '../../ui/fields/DateField.tsx'

interface Props {
  name: string
  label: string
  hint?: string
  /** An ISO day; what was typed while it is no day. */
  value: string
  onValue: (value: string) => void
  error: string | undefined
  /** How many days ahead; two years unless given. */
  most?: number
  /** It may be left empty. */
  isOptional?: boolean
}

/** A day from today on. */
export function DayAheadField({
  isOptional = false,
  most = seasonLimits.daysAhead,
  ...props
}: Props) {
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const today = calendarDay(thisMoment())
  return (
    <DateField
      {...props}
      opensAt={today}
      last={dayAfter(today, most)}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
      required={!isOptional}
    />
  )
}
