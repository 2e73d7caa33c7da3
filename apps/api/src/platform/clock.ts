import { AsyncLocalStorage } from 'node:async_hooks'

let source: () => number = Date.now
const elsewhere = new AsyncLocalStorage<Date>()

/** Milliseconds since 1970, by the clock that holds here. */
function milliseconds(): number {
  return elsewhere.getStore()?.getTime() ?? source()
}

/** The current time. Everything that depends on time asks here, so that tests can set the clock. */
export function now(): Date {
  return new Date(milliseconds())
}

/** A moment `seconds` from now. */
export function secondsFromNow(seconds: number): Date {
  return new Date(milliseconds() + seconds * 1000)
}

/** Lets a test decide what time it is; without an argument the real clock runs again. */
export function setClock(next: () => number = Date.now): void {
  source = next
}

/**
 * Does something as if it were another moment, while the clock of all other code goes on: for a history
 * that is told afterwards, as the demo's.
 */
export function asOf<R>(moment: Date, work: () => Promise<R>): Promise<R> {
  return elsewhere.run(moment, work)
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour
