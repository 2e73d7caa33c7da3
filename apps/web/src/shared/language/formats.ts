import { type Language, languageTable } from '@podium/contract/locale'
import { usePreferences } from './Preferences.tsx'

/** Numbers and dates as people of a language write them. Money is in euro cents. */
export function formatsOf(language: Language) {
  const { locale } = languageTable[language]
  return {
    /** For `Intl` itself. */
    locale,
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
    /** A number where room is short: from a hundred thousand on, in thousands or millions. */
    brief: (value: number) =>
      new Intl.NumberFormat(locale, {
        notation: value < 100_000 ? 'standard' : 'compact',
        maximumFractionDigits: value < 100_000 ? 0 : 1,
        // Never shows more than there is.
        roundingMode: 'floor',
      }).format(value),
    /** A measure as it is typed: without groups, with at most one decimal. */
    decimal: (value: number) =>
      new Intl.NumberFormat(locale, { useGrouping: false, maximumFractionDigits: 1 }).format(value),
    /** A height given in centimetres, in metres. */
    metres: (centimetres: number) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(centimetres / 100),
    money: (cents: number) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100),
    date: (value: Date | string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Lisbon' }).format(
        new Date(value),
      ),
    /** A day with its time of day. */
    moment: (value: Date | string) =>
      new Intl.DateTimeFormat(locale, {
        dateStyle: 'long',
        timeStyle: 'short',
        timeZone: 'Europe/Lisbon',
      }).format(new Date(value)),
    /** A country's name; the code itself where there is none. */
    country: (code: string) => new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code,
  }
}

export function useFormats(): ReturnType<typeof formatsOf> {
  return formatsOf(usePreferences().language)
}
