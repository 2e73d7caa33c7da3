import { useFormats } from '../../../shared/language/formats.ts'

const timeZone = 'Europe/Lisbon'

/** Days and moments as tables show them: short, in figures. */
export function useTimes() {
  const { locale } = useFormats()
  return {
    day: (value: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeZone }).format(new Date(value)),
    moment: (value: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone }).format(
        new Date(value),
      ),
  }
}
