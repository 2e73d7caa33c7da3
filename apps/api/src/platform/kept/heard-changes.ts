import { type Changes, Heard, type Tell } from './heard.ts'

/** What was committed since a snapshot; `null` begins. */
export type FindChanges = (from: string | null) => Promise<Changes>

/** How old what was heard last may be when a kept page is given, in milliseconds, unless a test hurries. */
export const usualFreshMs = 250

/**
 * Hears of changes for who asks nothing else of the database. It asks when it is asked, at most four times a
 * second: no notice has to come through on a line that may be down, and a server without visitors asks
 * nothing.
 */
export class HeardChanges {
  readonly heard: Heard
  readonly #find: FindChanges
  readonly #freshMs: number
  #asking: Promise<boolean> | null = null

  constructor(find: FindChanges, tell: Tell, freshMs: number) {
    this.heard = new Heard(tell)
    this.#find = find
    this.#freshMs = freshMs
  }

  /** Hears what has changed, unless that was a moment ago. False where it could not be found out. */
  async hear(): Promise<boolean> {
    if (performance.now() - this.heard.heardAt < this.#freshMs) return true
    this.#asking ??= this.#ask().finally(() => (this.#asking = null))
    return this.#asking
  }

  async #ask(): Promise<boolean> {
    const asking = this.heard.ask()
    try {
      this.heard.hear(asking, await this.#find(asking.from))
      return true
    } catch {
      this.heard.forgetAll()
      return false
    }
  }
}
