/** Somebody who acts beside others: a caller, or a worker that does jobs. */
export class Actor {
  readonly name: string
  /** Statements of theirs that are held, or that wait in PostgreSQL. */
  waiting = 0
  isDone = false
  /** What they are doing, as the trace names it. */
  act = ''
  /** A failure was let into the act under way: what the caller hears of it is no fault of Podium's. */
  isDisturbed = false
  /** Nothing fails for them any more: they have tried often enough. */
  isSpared = false
  /** What the server logged as a fault while they acted. */
  fault: string | undefined

  constructor(name: string) {
    this.name = name
  }
}
