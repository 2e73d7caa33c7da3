/**
 * Credits and what they cost (`store.packs`). Free of zod, so that the store's
 * cards can show it without loading the contract's parser.
 */

/** Most credits anybody can hold (`ledger.double-entry`). */
export const mostCredits = 999_999_999

/** Credits that support one athlete for one month. */
export const creditsPerMonth = 50

export const currency = 'EUR'

export type PackTier = 'SILVER' | 'GOLD' | 'DIAMOND'

/** A pack of the store: so many credits for so many euro cents, tax included. */
export interface CreditPack {
  readonly tier: PackTier
  /** Position on the diamond slider, from 0; 0 for the other packs. */
  readonly step: number
  readonly credits: number
  readonly grossCents: number
}

/**
 * The seven packs; nothing else can be bought. Position 0 of the diamond slider is the minimum
 * (`store.packs`).
 */
export const creditPacks = [
  { tier: 'SILVER', step: 0, credits: 50, grossCents: 10_000 },
  { tier: 'GOLD', step: 0, credits: 120, grossCents: 20_000 },
  { tier: 'DIAMOND', step: 0, credits: 250, grossCents: 40_000 },
  { tier: 'DIAMOND', step: 1, credits: 500, grossCents: 80_000 },
  { tier: 'DIAMOND', step: 2, credits: 750, grossCents: 120_000 },
  { tier: 'DIAMOND', step: 3, credits: 1000, grossCents: 160_000 },
  { tier: 'DIAMOND', step: 4, credits: 1250, grossCents: 200_000 },
] as const satisfies readonly CreditPack[]

/** Euro cents that so many credits cost at most: in the smallest pack (`credits.worth`). */
export function mostCentsFor(credits: number): number {
  const [{ credits: smallest, grossCents }] = creditPacks
  return Math.round((credits * grossCents) / smallest)
}

/** The pack of so many credits; undefined when there is none. */
export function findPack(credits: number): CreditPack | undefined {
  return creditPacks.find((pack) => pack.credits === credits)
}

/** An amount with its tax taken apart, in euro cents; net and tax add up to gross exactly. */
export interface Price {
  grossCents: number
  netCents: number
  vatCents: number
}

/** The parts of a price that includes so many percent of tax; cents are rounded half up. */
export function priceFromGross(grossCents: number, vatPercent: number): Price {
  const netCents = Math.round((grossCents * 100) / (100 + vatPercent))
  return { grossCents, netCents, vatCents: grossCents - netCents }
}

/** The parts of a price on top of which so many percent of tax come; cents are rounded half up. */
export function priceFromNet(netCents: number, vatPercent: number): Price {
  const vatCents = Math.round((netCents * vatPercent) / 100)
  return { grossCents: netCents + vatCents, netCents, vatCents }
}

/**
 * What so many credits can support: whole months of one athlete, and the credits left over
 * (`store.packs`).
 */
export function reachOf(credits: number): { athleteMonths: number; creditsLeft: number } {
  return {
    athleteMonths: Math.floor(credits / creditsPerMonth),
    creditsLeft: credits % creditsPerMonth,
  }
}
