import { datePhrases } from '@podium/phrases/dates'
import { DateField } from '../../ui/fields/DateField.tsx'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'

interface Props {
  /** An ISO day; empty for none; what was typed while it is no day. */
  value: string
  onValue: (value: string) => void
  /** What the date is for, or who sees it. */
  note: 'ageShown' | 'keptBack' | 'onlyYou' | 'whyAthlete' | 'whyFan'
  /** Says that it may be left out, in forms whose fields are required otherwise. */
  optional?: boolean
}

/** Somebody's date of birth. */
export function BirthDateField({ note, optional = false, ...field }: Props) {
  const t = usePhrases(datePhrases)
  const { locale } = useFormats()
  return (
    <DateField
      {...field}
      name="dateOfBirth"
      id="dateOfBirth"
      label={optional ? t.optional(t.dateOfBirth) : t.dateOfBirth}
      hint={`${t.format} ${t[note]}`}
      autoComplete="bday"
      locale={locale}
      calendarLabel={t.calendar.open}
      calendarTexts={t.calendar}
    />
  )
}
