/** Search runs only when the query is longer than two characters (`network.search`). */
export const searchLength = { min: 3, max: 200 } as const

/** What is left of a text without its accents. */
export function lettersOf(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** Whether the search looks for a text, rather than refuse it: accents are no letters. */
export function isLongEnough(text: string): boolean {
  return lettersOf(text.trim()).length >= searchLength.min
}
