import { setClock } from '../../apps/api/src/platform/clock.ts'

/** Far ahead, so that everything that comes with Podium is in force, whenever this runs. */
const beginning = Date.UTC(2041, 0, 7, 9)

/**
 * The only clock while a world is played: it goes on with every step and jumps when an act says so. What
 * keeps something for a mere moment asks the machine (`platform/cache.ts`), and is answered by it too.
 */
export class VirtualClock {
  #at = beginning
  /** The latest moment there was, since `forgetLatest`: what it made due may have been noted. */
  latest = beginning
  readonly #machine = Date.now

  start(): void {
    Date.now = () => this.#at
    setClock(() => this.#at)
  }

  stop(): void {
    Date.now = this.#machine
    setClock()
  }

  get at(): number {
    return this.#at
  }

  /** Goes on, or back where `ms` is below zero. */
  move(ms: number): void {
    this.#at += ms
    this.latest = Math.max(this.latest, this.#at)
  }

  forgetLatest(): void {
    this.latest = this.#at
  }
}
