import { afterEach, beforeEach } from 'node:test'
import { setClock } from '../src/platform/clock.ts'
import { signIn } from './cast.ts'
import { restoreClock } from './harness.ts'
import type { Person } from './person.ts'

/** A clock that stands from when a test begins but for what the test lets pass, however slow the machine is. */
export function stillClock(deliver: () => Promise<void>) {
  let begun = 0
  const standAt = (seconds: number) => setClock(() => begun + seconds * 1000)
  beforeEach(() => {
    begun = Date.now()
    standAt(0)
  })
  afterEach(restoreClock)
  return {
    /** When the test began. */
    begun: () => begun,
    /** Time stands so many seconds after the test began. */
    standAt,
    /** Time goes on to so many seconds after the test began, and what is due then is sent. */
    later: async (seconds: number, ...people: Person[]) => {
      standAt(seconds)
      await deliver()
      // Their sessions' tokens are old by then.
      for (const person of people) await signIn(person)
    },
  }
}
