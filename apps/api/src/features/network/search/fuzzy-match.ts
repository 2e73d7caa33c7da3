/** How many slips of the finger a word of some length is forgiven (`network.search`). */
function slipsForgiven(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/** Whether somebody who typed one word may have meant the other: contained in it, or a slip away. */
export function isNear(typed: string, word: string): boolean {
  if (word.includes(typed)) return true
  const [letters, others] = [[...typed], [...word]]
  const forgiven = slipsForgiven(letters.length)
  if (Math.abs(letters.length - others.length) > forgiven) return false
  return slipsBetween(letters, others) <= forgiven
}

/**
 * Letters to add, leave out, change or swap with their neighbour, at least, to make one of the other.
 */
function slipsBetween(one: string[], other: string[]): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of one.entries()) {
    const next = [i + 1]
    for (const [j, wanted] of other.entries()) {
      const same = letter === wanted ? 0 : 1
      const cheapest = Math.min(at(row, j + 1) + 1, at(next, j) + 1, at(row, j) + same)
      const swapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === wanted
      next.push(swapped ? Math.min(cheapest, at(before, j - 1) + 1) : cheapest)
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}
