import { Snapshot } from './snapshot.ts'

/** What was committed since a snapshot of the database, and the snapshot that this was read in. */
export interface Changes {
  next: string
  changes: { transaction: string; people: (number | null)[] }[] | null
}

/** After so long without hearing, changes may have been deleted: all that is kept goes. */
const mostSilentMs = 60_000
/** More than this at once is remembered as everybody. */
const mostRemembered = 50_000

export type Tell = (people: Iterable<number> | 'everybody') => void

/** A question that is on its way: what changed since this snapshot. */
interface Asking {
  from: string | null
  at: number
}

/**
 * Whose data changed, as this process has heard it by asking. Several may ask at once, and be answered
 * in any order.
 */
export class Heard {
  readonly #tell: Tell
  #from: Snapshot | null = null
  #heardAt = -Infinity
  /** How many answers there were, and which of them told of a person last. */
  #answers = 0
  #changedAt = new Map<number, number>()
  #everybodyAt = 0
  #lastChange = 0

  constructor(tell: Tell) {
    this.#tell = tell
  }

  /** When what was heard last was asked, by `performance.now()`. */
  get heardAt(): number {
    return this.#heardAt
  }

  /** Which answer was the last to tell of a change. */
  get lastChange(): number {
    return this.#lastChange
  }

  /** Begins to ask; the answer is given to `hear`. */
  ask(): Asking {
    const at = performance.now()
    if (at - this.#heardAt > mostSilentMs) this.forgetAll()
    return { from: this.#from?.text ?? null, at }
  }

  hear({ from, at }: Asking, { next, changes }: Changes): void {
    const moment = new Snapshot(next)
    this.#heardAt = Math.max(this.#heardAt, at)
    if (this.#from && !moment.isAfter(this.#from)) return
    // Who began anew was told of no change: what another has heard by now does not lead on to here.
    if (this.#from && from === null) this.forgetAll()
    const known = this.#from
    this.#answers += 1
    this.#hearOf((changes ?? []).filter(({ transaction }) => !known?.knows(transaction)))
    this.#from = moment
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

  /** Forgets how far it has heard: whatever is kept may be wrong. */
  forgetAll(): void {
    this.#from = null
    this.#answers += 1
    this.#everybody()
  }

  #hearOf(changes: { people: (number | null)[] }[]): void {
    const people = new Set(changes.flatMap((change) => change.people))
    if (people.size === 0) return
    this.#lastChange = this.#answers
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
}
