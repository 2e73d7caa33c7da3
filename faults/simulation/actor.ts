import { AsyncLocalStorage } from 'node:async_hooks'

/** Somebody who acts beside others: a caller, or a worker that does jobs. */
export class Actor {
  readonly name: string
  /** Beside whom they act: who has the same number in another round has the same connections. */
  readonly lane: number
  /** How often they took a connection. */
  taken = 0
  isDone = false
  /** What they are doing, as the trace names it. */
  act = ''
  /** A failure was let into the act under way: what the caller hears of it is no fault of Podium's. */
  isDisturbed = false
  /** Nothing fails for them any more: they have tried often enough. */
  isSpared = false
  /** What the server logged as a fault while they acted. */
  fault: string | undefined
  #current: Strand | undefined

  constructor(name: string, lane: number) {
    this.name = name
    this.lane = lane
  }

  /** Has the server do something for them, and waits for it. */
  async ask<R>(work: () => Promise<R>): Promise<R> {
    const strand = new Strand(this)
    this.#current = strand
    try {
      return await asking.run(strand, work)
    } finally {
      this.#current = undefined
    }
  }

  /** Whether nothing goes on for them until the scheduler lets it. */
  get standsStill(): boolean {
    return this.isDone || (this.#current !== undefined && this.#current.waiting > 0)
  }
}

/**
 * What the server does for one call. It may go on when the call is answered: where of two things that it
 * does at once one fails, the other does not know.
 */
export class Strand {
  readonly actor: Actor
  /** Statements that are held, or wait in PostgreSQL, and pauses. */
  waiting = 0

  constructor(actor: Actor) {
    this.actor = actor
  }
}

/** For which call something is done, wherever in the application that is. */
export const asking = new AsyncLocalStorage<Strand>()
