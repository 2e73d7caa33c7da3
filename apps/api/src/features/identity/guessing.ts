import { createHash } from 'node:crypto'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { hour, minute } from '../../platform/clock.ts'
import { Refused } from '../../platform/refuse.ts'

/**
 * What makes guessing at passwords and codes slow. Failures are counted by who guesses and what at, so
 * that nobody waits for what somebody else does.
 */
export interface Guessing {
  /**
   * Runs a proof of somebody who may be guessing. Each failure makes their next wait longer, during
   * which they are refused with `rateLimited` and nothing is counted; a success forgets the failures,
   * unless it proves only a part of what is guessed at. `onFailure` hears how many there were.
   */
  slow<R>(guesser: string, prove: () => Promise<R>, how?: Slowing): Promise<R>
  /**
   * Runs a proof about an account by a device that never signed in there. After some failures of any
   * such devices each has to show first that it is a person's, which nobody is kept from.
   */
  asStranger<R>(
    account: string,
    proveHuman: () => Promise<void>,
    prove: () => Promise<R>,
  ): Promise<R>
}

interface Slowing {
  onFailure?: (failures: number) => Promise<void>
  /** What is proven is not all that the same guesser is asked for elsewhere: failures are kept. */
  isPart?: boolean
}

export const noGuessing: Guessing = {
  slow: (_guesser, prove) => prove(),
  asStranger: (_account, _proveHuman, prove) => prove(),
}

// Three slips cost nothing; from then on each failure doubles the wait, up to a quarter of an hour.
const freeFailures = 3
const longestSeconds = 15 * minute

/** Failures of strangers in an hour, after which the human check is asked of them. */
const strangersFailures = 5

/** Counts in PostgreSQL, so that all server processes count together. */
export function createGuessing(pool: pg.Pool): Guessing {
  const store = {
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
  }
  const counting = { ...store, points: 1_000_000, duration: hour }
  const failures = new RateLimiterPostgres({ ...counting, keyPrefix: 'failed' })
  const strangers = new RateLimiterPostgres({ ...counting, keyPrefix: 'stranger' })
  const waits = new RateLimiterPostgres({ ...store, keyPrefix: 'wait', points: 1, duration: 1 })

  /**
   * Counted before the proof is looked at: of many at once, only the free ones get by without a wait.
   */
  async function takeTurn(key: string): Promise<number> {
    const waiting = await waits.get(key)
    if (waiting && waiting.msBeforeNext > 0) throw tooSoon(waiting)
    const { consumedPoints: count } = await failures.consume(key)
    const seconds = waitAfter(count)
    if (seconds === 0) return count
    try {
      await waits.consume(key, 1, { customDuration: seconds })
    } catch (beyond) {
      await failures.reward(key)
      throw beyond instanceof RateLimiterRes ? tooSoon(beyond) : beyond
    }
    return count
  }

  return {
    async slow(guesser, prove, { onFailure, isPart = false } = {}) {
      const key = keyOf(guesser)
      const count = await takeTurn(key)
      const giveBack = () => Promise.all([failures.reward(key), waits.delete(key)])
      try {
        const result = await prove()
        await (isPart ? giveBack() : Promise.all([failures.delete(key), waits.delete(key)]))
        return result
      } catch (error) {
        if (isWrongGuess(error)) {
          const seconds = waitAfter(count)
          if (seconds > 0) await waits.block(key, seconds)
          await onFailure?.(count)
        } else await giveBack()
        throw error
      }
    },
    async asStranger(account, proveHuman, prove) {
      const key = keyOf(account)
      const { consumedPoints } = await strangers.consume(key)
      try {
        if (consumedPoints > strangersFailures) await proveHuman()
        const result = await prove()
        await strangers.reward(key)
        return result
      } catch (error) {
        if (!isWrongGuess(error)) await strangers.reward(key)
        throw error
      }
    },
  }
}

function waitAfter(failures: number): number {
  const beyond = failures - freeFailures
  return beyond > 0 ? Math.min(2 ** (beyond - 1), longestSeconds) : 0
}

function tooSoon({ msBeforeNext }: RateLimiterRes): Refused {
  return new Refused({
    names: ['rateLimited'],
    retryAfterSeconds: Math.ceil(msBeforeNext / 1000),
  })
}

/** Whether a refusal says that a password or a code was wrong, and not that something else was. */
function isWrongGuess(error: unknown): boolean {
  if (!(error instanceof Refused)) return false
  const { names, fields } = error
  const isWrongCode = fields.code?.some(({ kind }) => kind === 'Pattern') ?? false
  return isWrongCode || names.includes('invalidCredentials') || names.includes('invalidPassword')
}

/** Who it was and at what must not stand in a table of counters. */
function keyOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
