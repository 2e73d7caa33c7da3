/**
 * Which transactions a moment of the database knows, as PostgreSQL writes it: `least:next:open,open`. All
 * below `least` are over, from `next` on none has begun, and between the two some are open.
 */
export class Snapshot {
  readonly text: string
  readonly #least: number
  readonly #next: number
  readonly #open: Set<number>

  constructor(text: string) {
    const [least, next, open = ''] = text.split(':')
    this.text = text
    this.#least = Number(least)
    this.#next = Number(next)
    this.#open = new Set(open.split(',').filter(Boolean).map(Number))
  }

  /** Whether what a transaction wrote was there, if it was committed at all. */
  knows(transaction: string): boolean {
    const number = Number(transaction)
    return number < this.#least || (number < this.#next && !this.#open.has(number))
  }

  /** Whether it is a later moment than another one of the same database. */
  isAfter(other: Snapshot): boolean {
    if (this.#next !== other.#next) return this.#next > other.#next
    return this.#open.size < other.#open.size
  }
}
