// Value added tax on what Podium sells (`payments.tax`). Free of zod, so that the store can show it
// without loading the contract's parser.

/** By which rule a payment was taxed; stored with it. */
export const taxRules = ['ORIGIN', 'DESTINATION', 'REVERSE_CHARGE', 'OUTSIDE'] as const
export type TaxRule = (typeof taxRules)[number]

/** Parts of Portugal and Spain that are taxed otherwise than the rest of their country. */
export const taxRegions = ['MADEIRA', 'AZORES', 'CANARIAS', 'CEUTA', 'MELILLA'] as const
export type TaxRegion = (typeof taxRegions)[number]

const prefixes: Record<TaxRegion, { country: string; code: RegExp }> = {
  MADEIRA: { country: 'PT', code: /^9[0-4]/ },
  AZORES: { country: 'PT', code: /^9[5-9]/ },
  CANARIAS: { country: 'ES', code: /^3[58]/ },
  CEUTA: { country: 'ES', code: /^51/ },
  MELILLA: { country: 'ES', code: /^52/ },
}

/** The region of a postal code; null where its country is taxed alike, and for unknown codes. */
export function taxRegionOf(country: string, postalCode: string): TaxRegion | null {
  const isIn = (region: TaxRegion) =>
    prefixes[region].country === country && prefixes[region].code.test(postalCode)
  return taxRegions.find(isIn) ?? null
}
