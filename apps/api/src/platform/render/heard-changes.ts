/** What was committed since a mark; `null` begins. */
export type FindChanges = (from: string | null) => Promise<{
  next: string
  changes: { transaction: string; people: (number | null)[] }[]
}>

/** How old what was heard last may be when a kept page is given, in milliseconds, unless a test hurries. */
export const usualFreshMs = 250
/** After so long without asking, changes may have been deleted: all that is kept goes. */
const mostSilentMs = 60_000
/** More than this at once is remembered as everybody. */
const mostRemembered = 50_000

type Tell = (people: Iterable<number> | 'everybody') => void

/**
 * Whose data changed, as this process has heard it. It asks when it is asked, at most four times a second:
 * no notice has to come through on a line that may be down, and a server without visitors asks nothing.
 */
export class HeardChanges {
  readonly #find: FindChanges
  readonly #tell: Tell
  readonly #freshMs: number
  #from: string | null = null
  #askedAt = -Infinity
  #asking: Promise<boolean> | null = null
  /** The transactions told by the last answer: those still open behind them are told again. */
  #told = new Set<string>()
  /** How many answers there were, and which of them told of a person last. */
  #answers = 0
  #changedAt = new Map<number, number>()
  #everybodyAt = 0
  #lastChange = 0

  constructor(find: FindChanges, tell: Tell, freshMs: number) {
    this.#find = find
    this.#tell = tell
    this.#freshMs = freshMs
  }

  /** Hears what has changed, unless that was a moment ago. False where it could not be found out. */
  async hear(): Promise<boolean> {
    if (performance.now() - this.#askedAt < this.#freshMs) return true
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  /** Which answer was the last to tell of a change. */
  get lastChange(): number {
    return this.#lastChange
  }

  /** A moment to ask `any` about: what is read from now on is as new as that. */
  mark(): number {
    return this.#from === null ? Infinity : this.#answers
  }

  /** Whether something of these people was heard to have changed since, or may have. */
  any(people: Iterable<number>, since: number): boolean {
    if (since === Infinity || this.#everybodyAt > since) return true
    for (const id of people) if ((this.#changedAt.get(id) ?? 0) > since) return true
    return false
  }

  async #ask(): Promise<boolean> {
    const now = performance.now()
    if (now - this.#askedAt > mostSilentMs) this.#forgetAll()
    try {
      const { next, changes } = await this.#find(this.#from)
      this.#answers += 1
      this.#hearOf(changes.filter(({ transaction }) => !this.#told.has(transaction)))
      this.#told = new Set(changes.map(({ transaction }) => transaction))
      this.#from = next
      this.#askedAt = now
      return true
    } catch {
      this.#forgetAll()
      return false
    }
  }

  #hearOf(changes: { people: (number | null)[] }[]): void {
    const people = new Set(changes.flatMap((change) => change.people))
    if (people.size > 0) this.#lastChange = this.#answers
    if (people.has(null) || people.size + this.#changedAt.size > mostRemembered) this.#everybody()
    for (const id of people) if (id !== null) this.#changedAt.set(id, this.#answers)
    this.#tell([...people].filter((id) => id !== null))
  }

  #everybody(): void {
    this.#changedAt.clear()
    this.#everybodyAt = this.#answers
    this.#lastChange = this.#answers
    this.#tell('everybody')
  }

  #forgetAll(): void {
    this.#from = null
    this.#answers += 1
    this.#told.clear()
    this.#everybody()
  }
}
