import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import { datePhrases } from '@podium/phrases/dates'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { DateField } from '../../ui/fields/DateField.tsx'

interface Props {
  name: string
  label: string
  hint: string
  /** An ISO day; what was typed while it is no day. */
  value: string
  onValue: (value: string) => void
  error: string | undefined
  /** It may be left empty. */
  isOptional?: boolean
}

/** A day of the season: from today to two years ahead. */
export function DayAheadField({ isOptional = false, ...props }: Props) {
  const { calendar } = usePhrases(datePhrases)
  const { locale } = useFormats()
  const today = calendarDay(new Date())
  return (
    <DateField
      {...props}
      opensAt={today}
      last={dayAfter(today, seasonLimits.daysAhead)}
      locale={locale}
      calendarLabel={calendar.open}
      calendarTexts={calendar}
      required={!isOptional}
    />
  )
}
