/** The edit distance that a token of some length is forgiven (`network.search`). */
export function distanceForgiven(length: number): number {
  if (length < 4) return 0
  return length < 6 ? 1 : 2
}

/** Whether a token may have been meant as a word: contained in it, or a small edit distance away. */
export function isFuzzyMatch(token: string, word: string): boolean {
  if (word.includes(token)) return true
  const [letters, others] = [[...token], [...word]]
  const forgiven = distanceForgiven(letters.length)
  if (Math.abs(letters.length - others.length) > forgiven) return false
  return editDistance(letters, others) <= forgiven
}

/**
 * Letters to insert, delete, substitute or swap with their neighbour, at least, to make one of the
 * other (optimal string alignment).
 */
function editDistance(one: string[], other: string[]): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [i, letter] of one.entries()) {
    const next = [i + 1]
    for (const [j, wanted] of other.entries()) {
      const substituted = at(row, j) + (letter === wanted ? 0 : 1)
      const cheapest = Math.min(at(row, j + 1) + 1, at(next, j) + 1, substituted)
      const isSwapped = i > 0 && j > 0 && letter === other[j - 1] && one[i - 1] === wanted
      next.push(isSwapped ? Math.min(cheapest, at(before, j - 1) + 1) : cheapest)
    }
    before = row
    row = next
  }
  return at(row, other.length)
}

function at(row: number[], index: number): number {
  return row[index] ?? Infinity
}

/** Longer tokens share enough trigrams with what they were meant as, and would have too many patterns. */
const longestWithPatterns = 13

/** Patterns of LIKE, at least one of which fits each word a small edit distance away. */
export function slipPatterns(token: string): string[] {
  const letters = [...token]
  const forgiven = distanceForgiven(letters.length)
  if (forgiven === 0 || letters.length > longestWithPatterns) return []
  const swapped = swaps(letters)
  const swappedTwice = forgiven === 2 ? swapped.flatMap(swaps) : []
  const patterns = [
    ...gaps(letters, forgiven),
    ...swapped.flatMap((each) => gaps(each, forgiven - 1)),
    ...swappedTwice.map((each) => each.join('')),
  ]
  return [...new Set(patterns)]
}

/** With some letters open: a gap fits whatever was substituted, inserted or deleted there. */
function gaps(letters: string[], count: number): string[] {
  if (count === 0) return [letters.join('')]
  return letters.flatMap((_, index) => {
    const before = letters.slice(0, index).join('')
    return gaps(letters.slice(index + 1), count - 1).map((after) => `${before}%${after}`)
  })
}

/** With two neighbours swapped, each pair in turn. */
function swaps(letters: string[]): string[][] {
  return letters
    .slice(1)
    .map((letter, index) => letters.with(index, letter).with(index + 1, letters[index] ?? ''))
}
