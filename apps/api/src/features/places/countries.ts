import type { Language } from '@podium/contract/locale'
import type { Country } from '@podium/contract/places'
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'

/** ISO 3166-1 alpha-2: the 249 officially assigned codes. */
const codes = `
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS
  BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE
  EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM
  HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC
  LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO
  TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW
`
  .trim()
  .split(/\s+/)

const locales: Record<Language, string> = { en: 'en', pt: 'pt-PT' }

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
  const names = new Intl.DisplayNames(locales[language], { type: 'region' })
  const order = new Intl.Collator(locales[language])
  const countries = codes
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
