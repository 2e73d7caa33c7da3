import { countryCodes } from '@podium/contract/countries'
import { type Language, languageTable } from '@podium/contract/locale'
import type { Country } from '@podium/contract/places'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

// The rule is `isPostalCode` in the contract; a test holds the two together.
const postalPatterns: Record<string, string> = {
  PT: '^\\d{4}-\\d{3}$',
  ES: '^(?:0[1-9]|[1-4]\\d|5[0-2])\\d{3}$',
}

const named = new Map<Language, Country[]>()

/** Every country, sorted by its name in the language. */
export function listCountries(language: Language): Country[] {
  const known = named.get(language)
  if (known) return known
  const { locale } = languageTable[language]
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const order = new Intl.Collator(locale)
  const countries = countryCodes
    .map((code) => describe(code, names.of(code) ?? code))
    .toSorted((one, other) => order.compare(one.name, other.name))
  named.set(language, countries)
  return countries
}

/** One country; undefined for a code that ISO has not assigned. */
export function findCountry(code: string, language: Language): Country | undefined {
  return listCountries(language).find((country) => country.code === code)
}

function describe(code: string, name: string): Country {
  return { code, name, phonePrefix: phonePrefix(code), postalPattern: postalPatterns[code] ?? '' }
}

function phonePrefix(code: string): string {
  return isSupportedCountry(code) ? `+${getCountryCallingCode(code)}` : ''
}
