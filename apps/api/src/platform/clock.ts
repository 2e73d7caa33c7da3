let source: () => number = Date.now

/** The current time. Everything that depends on time asks here, so that tests can set the clock. */
export function now(): Date {
  return new Date(source())
}

/** A moment `seconds` from now. */
export function secondsFromNow(seconds: number): Date {
  return new Date(source() + seconds * 1000)
}

/** Lets a test decide what time it is; without an argument the real clock runs again. */
export function setClock(next: () => number = Date.now): void {
  source = next
}

export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour
