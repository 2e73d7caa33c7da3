import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { asking, type Strand } from './actor.ts'

/** A pause that the server makes, as before it tries a transaction again: over when the scheduler says so. */
export interface Pause {
  strand: Strand
  ms: number
  end(): void
}

const machine = timers.setTimeout

/** Takes the server's pauses in place of the machine's timers. */
export class Pauses {
  readonly open: Pause[] = []

  start(): void {
    const pause = (ms = 0, value?: unknown, options?: { signal?: AbortSignal }) => {
      const strand = asking.getStore()
      if (!strand) return machine(ms, value, options)
      return new Promise((resolve) => {
        strand.waiting += 1
        const end = () => {
          strand.waiting -= 1
          resolve(value)
        }
        this.open.push({ strand, ms, end })
      })
    }
    this.#use(pause as typeof machine)
  }

  stop(): void {
    this.#use(machine)
  }

  #use(pause: typeof machine): void {
    timers.setTimeout = pause
    syncBuiltinESMExports()
  }
}
