import { creditPacks } from '@podium/contract/credits'

/** What can be spent once so many credits have come, of what there was less what is owed (`netOf`). */
export function afterReceiving(net: number, credits: number): number {
  return Math.max(0, net + credits)
}

/** Credits that a wallet does not have; 0 while that, or what it takes, is not known. */
export function missingOf(available: number | undefined, credits: number | null): number {
  return available === undefined || credits === null ? 0 : Math.max(0, credits - available)
}

/** The smallest pack that has what is missing; the largest where none has. */
export function packFor(missing: number): number {
  const sizes = creditPacks.map(({ credits }) => credits)
  return sizes.find((credits) => credits >= missing) ?? Math.max(...sizes)
}
