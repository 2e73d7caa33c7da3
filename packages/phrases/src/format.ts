import { type Language, languageTable } from '@podium/contract/locale'

/**
 * What is made for a language, made once, when it is first asked for: making a formatter of `Intl`
 * costs a hundred times what using it does.
 */
export function perLanguage<T>(make: (locale: string) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {}
  return (language) => (made[language] ??= make(languageTable[language].locale))
}

/** Writes numbers; its formatter is made with the first. */
export function numbers(locale: string, options?: Intl.NumberFormatOptions) {
  let format: Intl.NumberFormat | undefined
  return (value: number): string =>
    (format ??= new Intl.NumberFormat(locale, options)).format(value)
}

/** Writes moments, in Portugal's time; its formatter is made with the first. */
export function dates(locale: string, options: Intl.DateTimeFormatOptions) {
  let format: Intl.DateTimeFormat | undefined
  return (value: Date | string): string => {
    format ??= new Intl.DateTimeFormat(locale, { timeZone: 'Europe/Lisbon', ...options })
    return format.format(new Date(value))
  }
}

/** A Multibanco reference as people read it: nine digits in groups of three. */
export function groupsOfThree(reference: string): string {
  return reference.replace(/\s/g, '').replace(/(\d{3})(?=\d)/g, '$1\u00a0')
}

/** Numbers and dates as people of a language write them. Money is in euro cents. */
export const formatsOf = perLanguage((locale) => {
  const euros = numbers(locale, { style: 'currency', currency: 'EUR' })
  const plain = numbers(locale, {
    ...{ style: 'currency', currency: 'EUR', trailingZeroDisplay: 'stripIfInteger' },
  })
  const metres = numbers(locale, { minimumFractionDigits: 2 })
  // Never shows more than there is.
  const rounding = { roundingMode: 'floor' } as const
  const whole = numbers(locale, { ...rounding, maximumFractionDigits: 0 })
  const short = numbers(locale, { ...rounding, maximumFractionDigits: 1, notation: 'compact' })
  const date = dates(locale, { dateStyle: 'long' })
  const month = dates(locale, { year: 'numeric', month: 'long' })
  let countries: Intl.DisplayNames | undefined
  return {
    /** For `Intl` itself. */
    locale,
    number: numbers(locale),
    /** A number where room is short: from a hundred thousand on, in thousands or millions. */
    brief: (value: number) => (value < 100_000 ? whole : short)(value),
    /** A measure as it is typed: without groups, with at most one decimal. */
    decimal: numbers(locale, { useGrouping: false, maximumFractionDigits: 1 }),
    /** A height given in centimetres, in metres. */
    metres: (centimetres: number) => metres(centimetres / 100),
    money: (cents: number) => euros(cents / 100),
    /** Money in a sentence: without cents where there are none. */
    euros: (cents: number) => plain(cents / 100),
    date,
    /** A day in ISO form; where only its month is told, that. */
    day: (iso: string) => (iso.length > 7 ? date(`${iso}T12:00Z`) : month(`${iso}-15T12:00Z`)),
    /** A day with its time of day. */
    moment: dates(locale, { dateStyle: 'long', timeStyle: 'short' }),
    /** A country's name; the code itself where there is none. */
    country: (code: string) =>
      (countries ??= new Intl.DisplayNames(locale, { type: 'region' })).of(code) ?? code,
  }
})

/** "1 product", "12 products": of a count below a thousand, or of one that is already written in figures. */
export const counted = (one: string, many: string) => (count: number | string) =>
  `${count} ${String(count) === '1' ? one : many}`

/** Writes a count, however large, in the figures of the language, before the word it counts. */
const written =
  (language: Language, write: (count: number | string) => string) => (count: number | string) =>
    write(typeof count === 'number' ? formatsOf(language).number(count) : count)

export const creditsEn = written('en', counted('credit', 'credits'))
export const creditsPt = written('pt', counted('crédito', 'créditos'))
export const monthsEn = counted('month', 'months')
export const monthsPt = counted('mês', 'meses')

/** Whose something is, in English: "Marta’s", "Volta Foods’". */
export const whose = (name: string) => `${name}${/s$/i.test(name) ? '’' : '’s'}`

/** How many characters a field still takes. */
export const charactersLeftEn = (count: number | string) => `${count} left`
export const charactersLeftPt = (count: number | string) =>
  String(count) === '1' ? 'Resta 1' : `Restam ${count}`
