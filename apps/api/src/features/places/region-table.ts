import type { lookupCountries } from '@podium/contract/fields'
import { isPostalCode } from '@podium/contract/fields'
import { spanishRegions } from './regions-es.ts'
import { portugueseRegions } from './regions-pt.ts'

/** A country whose postal codes tell a region. */
export type LookupCountry = (typeof lookupCountries)[number]

/** A run of prefixes, both ends included, whose codes are in one region; sorted by prefix. */
export type RegionRuns = readonly (readonly [from: number, to: number, region: string])[]

/** How many digits of a postal code decide its region. */
export const prefixLengths: Record<LookupCountry, number> = { PT: 4, ES: 2 }

const tables: Record<LookupCountry, RegionRuns> = { PT: portugueseRegions, ES: spanishRegions }

/** The region of a postal code by its prefix; null where there is none such. */
export function regionByPrefix(country: LookupCountry, code: string): string | null {
  if (!isPostalCode(country, code)) return null
  const prefix = Number(code.slice(0, prefixLengths[country]))
  const run = tables[country].find(([from, to]) => from <= prefix && prefix <= to)
  return run?.[2] ?? null
}
