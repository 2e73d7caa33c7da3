import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import { hour, minute } from '../../platform/clock.ts'
import { Refused } from '../../platform/http/refuse.ts'

interface Attempt {
  email: string
  ip: string
}

/** A growing delay on failed sign-ins, for one account from one address (P18). */
export interface SignInDelays {
  /** Refuses with code 100 while the delay lasts. */
  check(attempt: Attempt): Promise<void>
  /** Runs a sign-in: a refusal makes the next delay longer, a success forgets the failures. */
  watch<R>(attempt: Attempt, signIn: () => Promise<R>): Promise<R>
}

export const noDelays: SignInDelays = {
  check: async () => {},
  watch: (_attempt, signIn) => signIn(),
}

// Three slips cost nothing; from then on each failure doubles the wait, up to a quarter of an hour.
const freeFailures = 3
const longestSeconds = 15 * minute

/** Delays counted in PostgreSQL, so that all server processes count together. */
export function createSignInDelays(pool: pg.Pool): SignInDelays {
  const store = {
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  const failures = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'failed',
    points: 1_000_000,
    duration: hour,
  })
  const waits = new RateLimiterPostgres({
    ...store,
    keyPrefix: 'wait',
    points: 1,
    duration: longestSeconds,
  })
  return {
    async check(attempt) {
      const wait = await waits.get(keyOf(attempt))
      if (!wait || wait.msBeforeNext <= 0) return
      const retryAfterSeconds = Math.ceil(wait.msBeforeNext / 1000)
      throw new Refused({ names: ['rateLimited'], retryAfterSeconds })
    },
    async watch(attempt, signIn) {
      const key = keyOf(attempt)
      try {
        const result = await signIn()
        await failures.delete(key)
        return result
      } catch (error) {
        if (error instanceof Refused) await delayNext(key)
        throw error
      }
    },
  }

  async function delayNext(key: string): Promise<void> {
    const { consumedPoints } = await failures.consume(key)
    const beyond = consumedPoints - freeFailures
    if (beyond > 0) await waits.block(key, Math.min(2 ** (beyond - 1), longestSeconds))
  }
}

/** Whose address it is must not stand in a table of counters. */
function keyOf({ email, ip }: Attempt): string {
  return createHash('sha256').update(`${email.trim().toLowerCase()} ${ip}`).digest('base64url')
}
