import type { TaxRegion } from '@podium/contract/taxes'

/** The standard rate of a country, or of a region taxed otherwise, from a day on. */
export interface Rate {
  country: string
  region: TaxRegion | null
  /** ISO day in Europe/Lisbon; the rate holds until the next one of the same place. */
  from: string
  percent: number
}

/** Where Podium sells from: the rate of origin is that of its mainland. */
export const sellerCountry = 'PT'

const sinceLongAgo = '2020-01-01'

/** The standard rates of the European Union. A new one is a new line, with the day it begins. */
export const rates: readonly Rate[] = [
  ...['PT', 'IE', 'PL'].map((country) => since(sinceLongAgo, country, 23)),
  ...['BE', 'CZ', 'ES', 'LT', 'LV', 'NL'].map((country) => since(sinceLongAgo, country, 21)),
  ...['AT', 'BG', 'FR'].map((country) => since(sinceLongAgo, country, 20)),
  ...['DK', 'HR', 'SE'].map((country) => since(sinceLongAgo, country, 25)),
  ...['IT', 'SI'].map((country) => since(sinceLongAgo, country, 22)),
  ...['CY', 'DE'].map((country) => since(sinceLongAgo, country, 19)),
  since(sinceLongAgo, 'GR', 24),
  since(sinceLongAgo, 'HU', 27),
  since(sinceLongAgo, 'LU', 17),
  since(sinceLongAgo, 'MT', 18),
  since(sinceLongAgo, 'PT', 22, 'MADEIRA'),
  since('2021-07-01', 'PT', 16, 'AZORES'),
  since(sinceLongAgo, 'EE', 20),
  since('2024-01-01', 'EE', 22),
  since('2025-07-01', 'EE', 24),
  since(sinceLongAgo, 'FI', 24),
  since('2024-09-01', 'FI', 25.5),
  since(sinceLongAgo, 'RO', 19),
  since('2025-08-01', 'RO', 21),
  since(sinceLongAgo, 'SK', 20),
  since('2025-01-01', 'SK', 23),
]

/** Regions of the Union's countries in which its value added tax does not hold. */
export const outsideTheUnion: readonly TaxRegion[] = ['CANARIAS', 'CEUTA', 'MELILLA']

function since(from: string, country: string, percent: number, region: Rate['region'] = null) {
  return { country, region, from, percent }
}
