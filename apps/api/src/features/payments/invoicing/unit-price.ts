/** As fine as the account takes a price. */
const parts = 10_000

/** How far from the nearest price another one is looked for, in parts of a euro. */
const offsets = [0, -1, 1, -2, 2, -3, 3]

/**
 * The price without tax, in euros, of what costs so many cents with it: of the nearest prices one that
 * comes to these cents both where net and tax are rounded each and where their sum is, and that lies on the
 * border of neither, where programs round up or down as they please. A draft of another sum could never
 * be finalised (`payments.invoice`). A few sums are not to be had from two rounded figures, as 9 cents at
 * 20 %, which are 7.5 and 1.5: of these the sum is right where it is rounded once.
 */
export function unitPriceOf(cents: number, vatPercent: number): number {
  const nearest = Math.round((cents / (100 + vatPercent)) * parts)
  const fitting = offsets.find((offset) => comesTo(cents, nearest + offset, vatPercent))
  return (nearest + (fitting ?? 0)) / parts
}

function comesTo(cents: number, price: number, vatPercent: number): boolean {
  const net = (price / parts) * 100
  const tax = (price / parts) * vatPercent
  // Slightly more and slightly less than the figure: the same on both sides of every border.
  return [-1e-6, 1e-6].every(
    (more) =>
      Math.round(net + more) + Math.round(tax + more) === cents &&
      Math.round(net + tax + more) === cents,
  )
}
