let read: () => number = () => Date.now()

/**
 * The moment it is by the clock that holds here: the server's own, or in a browser the server's as well,
 * which a test clock may have moved (`clock.ahead`).
 */
export function thisMoment(): Date {
  return new Date(read())
}

/** What `work`, which waits for nothing, makes of things as it would have at another moment. */
export function asOf<T>(moment: Date, work: () => T): T {
  const now = read
  read = () => moment.getTime()
  try {
    return work()
  } finally {
    read = now
  }
}

/** Decides what clock holds here, in milliseconds since 1970. */
export function keepTimeBy(clock: () => number): void {
  read = clock
}
