/** How a text begins, in at most so many units: never with half of a character that takes two. */
export function beginningOf(text: string, most: number): string {
  const begin = text.slice(0, most)
  return begin.isWellFormed() ? begin : begin.slice(0, -1)
}

/** A text that its place has room for; of a longer one its beginning, with what says that it goes on. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${beginningOf(text, most - 1)}…` : text
}
