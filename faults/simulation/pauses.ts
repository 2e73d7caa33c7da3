import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { type Actor, asking, type Strand } from './actor.ts'

/**
 * A pause that the server makes, as before it tries a transaction again: over when the scheduler says so,
 * whatever its length, which the server draws by itself.
 */
export interface Pause {
  strand: Strand
  end(): void
}

const machine = timers.setTimeout

/** Takes the server's pauses in place of the machine's timers. */
export class Pauses {
  readonly open: Pause[] = []

  start(): void {
    const pause = async (ms = 0, value?: unknown, options?: { signal?: AbortSignal }) => {
      const strand = asking.getStore()
      if (!strand) return machine(ms, value, options)
      await this.#hold(strand)
      return value
    }
    this.#use(pause as typeof machine)
  }

  /** Has somebody wait until it is their turn to begin something. */
  wait(actor: Actor): Promise<void> {
    return actor.ask(() => this.#hold(asking.getStore()!))
  }

  #hold(strand: Strand): Promise<void> {
    return new Promise((resolve) => {
      strand.waiting += 1
      const end = () => {
        strand.waiting -= 1
        resolve()
      }
      this.open.push({ strand, end })
    })
  }

  stop(): void {
    this.#use(machine)
  }

  #use(pause: typeof machine): void {
    timers.setTimeout = pause
    syncBuiltinESMExports()
  }
}
