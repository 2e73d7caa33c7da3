import { createHash } from 'node:crypto'

const kept = 80

/** What happened, step by step: the last lines to read, and one hash of all of them. */
export class Trace {
  readonly #hash = createHash('sha256')
  readonly last: string[] = []
  steps = 0

  /** Notes a statement that was let go, with what came of it. */
  step(line: string): void {
    this.steps += 1
    this.note(line)
  }

  /** Notes what is no step: an act that begins or ends, a jump of the clock. */
  note(line: string): void {
    const numbered = `${String(this.steps).padStart(6)} ${line}`
    this.#hash.update(numbered)
    this.last.push(numbered)
    if (this.last.length > kept) this.last.shift()
  }

  /** The same for the same seed: 16 hexadecimal digits. */
  digest(): string {
    return this.#hash.copy().digest('hex').slice(0, 16)
  }
}
