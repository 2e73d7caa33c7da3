import { AsyncLocalStorage } from 'node:async_hooks'
import { keepTimeBy } from '@podium/contract/clock'

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour

let source: () => number = Date.now
let ahead = 0
const elsewhere = new AsyncLocalStorage<Date>()

/** Milliseconds since 1970, by the clock that holds here. */
function milliseconds(): number {
  return elsewhere.getStore()?.getTime() ?? source() + ahead * day * 1000
}

// The rules of the contract go by it too.
keepTimeBy(milliseconds)

/** The current time. Everything that depends on time asks here, so that tests can set the clock. */
export function now(): Date {
  return new Date(milliseconds())
}

/** A moment `seconds` from now. */
export function secondsFromNow(seconds: number): Date {
  return new Date(milliseconds() + seconds * 1000)
}

/**
 * The time that no test clock moves (`clock.guards`): for what is signed or proved to somebody whose own
 * clock goes on as ever, and for what is compared with the times of files.
 */
export function realNow(): Date {
  return new Date(source())
}

/** A moment `seconds` from the real now. */
export function realSecondsFromNow(seconds: number): Date {
  return new Date(source() + seconds * 1000)
}

/** Lets a test decide what time it is; without an argument the real clock runs again. */
export function setClock(next: () => number = Date.now): void {
  source = next
}

/** How many days the clock is ahead of the real one, on account of the test clock (`clock.ahead`). */
export function daysAhead(): number {
  return ahead
}

/**
 * Sets how many days the clock of this process is ahead. It never goes back: who read it before another
 * moved it on, and is answered after, would have time run twice, and sessions of that moment end at once.
 */
export function goAhead(days: number): void {
  ahead = Math.max(ahead, days)
}

/** Lets the real time hold again, for a server that starts or ends. */
export function comeBack(): void {
  ahead = 0
}

/**
 * Does something as if it were another moment, while the clock of all other code goes on: for a history
 * that is told afterwards, as the demo's.
 */
export function asOf<R>(moment: Date, work: () => Promise<R>): Promise<R> {
  return elsewhere.run(moment, work)
}
