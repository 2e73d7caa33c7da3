import type { TaxRegion, TaxRule } from '@podium/contract/taxes'
import { outsideTheUnion, rates, sellerCountry } from './rates.ts'

/** The tax on something sold: by which rule, and how many percent come on the net amount. */
export interface Tax {
  rule: TaxRule
  percent: number
}

/** Whether consumers pay the seller's rate, or that of their own place (`payments.tax`). */
export type TaxMode = 'origin' | 'destination'

/** A buyer as far as their tax goes. */
export interface TaxedBuyer {
  /** ISO code of their country, in capitals. */
  country: string
  region: TaxRegion | null
  /** A company whose VAT number of that country was looked up and found. */
  isCheckedCompany: boolean
}

/**
 * The tax on a sale to a buyer on an ISO day (`payments.tax`). A rate holds until its successor begins,
 * so that there is no day without one.
 */
export function taxOf(mode: TaxMode, buyer: TaxedBuyer, day: string): Tax {
  const { country, region, isCheckedCompany } = buyer
  const own = rateOf(country, region, day)
  if (isCheckedCompany && canReverse(country) && own !== null) {
    return { rule: 'REVERSE_CHARGE', percent: 0 }
  }
  if (mode === 'origin') return taxOfOrigin(day)
  return own === null ? { rule: 'OUTSIDE', percent: 0 } : { rule: 'DESTINATION', percent: own }
}

/** The tax of where Podium sells from. */
export function taxOfOrigin(day: string): Tax {
  const percent = rateOf(sellerCountry, null, day)
  if (percent === null) throw new Error(`no rate of ${sellerCountry} on ${day}`)
  return { rule: 'ORIGIN', percent }
}

/** Whether a company of a country accounts for the tax itself, once its VAT number is found. */
export function canReverse(country: string): boolean {
  return country !== sellerCountry && rates.some((rate) => rate.country === country)
}

/** The standard rate of a place on an ISO day, in percent; null outside the Union's tax. */
function rateOf(country: string, region: TaxRegion | null, day: string): number | null {
  if (region && outsideTheUnion.includes(region)) return null
  const ofCountry = rates.filter((rate) => rate.country === country)
  const own = ofCountry.filter((rate) => rate.region === region)
  const known = own.length > 0 ? own : ofCountry.filter((rate) => rate.region === null)
  const begun = known.filter(({ from }) => from <= day).sort((a, b) => (a.from < b.from ? 1 : -1))
  return begun[0]?.percent ?? null
}
