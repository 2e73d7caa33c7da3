import { useState } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { Popover } from '../actions/Popover.tsx'
import { CalendarIcon } from '../icons/signs.tsx'
import { Calendar, type CalendarTexts } from './Calendar.tsx'
import { parseDay, readDay, today, withDashes, writeDay } from './days.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

type DateFieldProps = Omit<TextFieldProps, 'value' | 'type' | 'after' | 'onChange'> & {
  /** An ISO day; empty for none; what was typed while it is no day. */
  value: string
  onValue: (value: string) => void
  /** Where the calendar opens while nothing is chosen (`profile.figures`). */
  opensAt?: string
  /** The last day that can be picked; today by default. */
  last?: string
  locale: string
  calendarLabel: string
  calendarTexts: CalendarTexts
}

/** A day, typed as dd-MM-yyyy or picked from a calendar. Nothing is stored until there is a day. */
export function DateField(props: DateFieldProps) {
  const { value, onValue, opensAt = '2000-01-01', last = today(), ...rest } = props
  const { locale, calendarLabel, calendarTexts, ...field } = rest
  const [typed, setTyped] = useState(writeDay(value))
  // A day that came from elsewhere (a reset, the calendar) takes the place of what was typed.
  const shown = readDay(typed) === value ? typed : writeDay(value)
  const type = (text: string) => {
    const next = withDashes(text, shown)
    setTyped(next)
    onValue(readDay(next))
  }
  const calendar = (
    <Popover
      trigger={(trigger) => (
        <IconButton {...trigger} size="small" label={calendarLabel} icon={<CalendarIcon />} />
      )}
    >
      {(close) => (
        <Calendar
          key={value}
          value={parseDay(writeDay(value)) ?? ''}
          {...{ opensAt, last, locale }}
          texts={calendarTexts}
          onPick={(day) => {
            setTyped(writeDay(day))
            onValue(day)
            close()
          }}
        />
      )}
    </Popover>
  )
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      maxLength={10}
      {...field}
      value={shown}
      onChange={(event) => type(event.currentTarget.value)}
      after={calendar}
    />
  )
}
