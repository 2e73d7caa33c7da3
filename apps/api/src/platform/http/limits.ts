import { createHash } from 'node:crypto'
import type { RateLimit } from '@podium/contract/route'
import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { minute, realNow } from '../clock.ts'
import { type JobHandler, jobHandler, job } from '../jobs/index.ts'
import { Refused } from '../refuse.ts'
import { senderOf } from './sender.ts'

interface Allowance {
  /** Calls from one address in `seconds`; those of a network of IPv6 are one (`senderOf`). */
  perIp: number
  /** Calls of one person signed in, in `seconds`; none where left out. */
  perPerson?: number
  seconds: number
}

/**
 * How often what may be done, by who calls and never by whom the call is about: no person is kept out by
 * what another does. Generous for people behind one address, short for a program.
 */
const allowances: Record<RateLimit, Allowance> = {
  signIn: { perIp: 60, seconds: 5 * minute },
  register: { perIp: 20, seconds: 10 * minute },
  recover: { perIp: 20, seconds: 10 * minute },
  newAddress: { perIp: 20, perPerson: 20, seconds: 10 * minute },
  token: { perIp: 40, seconds: 10 * minute },
  captcha: { perIp: 120, seconds: 5 * minute },
  message: { perIp: 20, seconds: 10 * minute },
  support: { perIp: 120, perPerson: 30, seconds: 10 * minute },
  upload: { perIp: 240, perPerson: 120, seconds: 10 * minute },
  lookup: { perIp: 300, seconds: minute },
  club: { perIp: 120, perPerson: 30, seconds: 10 * minute },
  payment: { perIp: 60, seconds: 10 * minute },
  directMessage: { perIp: 300, perPerson: 60, seconds: 10 * minute },
  report: { perIp: 60, perPerson: 20, seconds: 60 * minute },
  order: { perIp: 120, perPerson: 30, seconds: 10 * minute },
  offer: { perIp: 60, perPerson: 20, seconds: 60 * minute },
  update: { perIp: 60, perPerson: 20, seconds: 60 * minute },
  webhook: { perIp: 240, perPerson: 60, seconds: 10 * minute },
  mediaKit: { perIp: 60, perPerson: 30, seconds: 10 * minute },
  accessToken: { perIp: 60, perPerson: 20, seconds: 60 * minute },
  card: { perIp: 120, seconds: 10 * minute },
}

/** How often the programs of one person call, all of them and whatever they call (`tokens.scopes`). */
const callsOfPrograms = { most: 600, seconds: minute }

export interface Limits {
  /** Counts a call. Refuses with `rateLimited` and Retry-After once the allowance is used up. */
  count(limit: RateLimit, ip: string): Promise<void>
  /** Counts a call of a signed-in user, from whatever address. */
  countPerson(limit: RateLimit, userId: number): Promise<void>
  /** Counts a call that a program of a user makes, from whatever address. */
  countProgram(userId: number): Promise<void>
  /** Whether there may be one more mail of a kind about something: one in ten minutes. */
  mayMail(kind: string, about: string): Promise<boolean>
}

const betweenMails = 10 * minute

/** Refuses to mail again what was mailed a moment ago: it may be asked for once that time is over. */
export function refuseMailed(): never {
  throw new Refused({ names: ['rateLimited'], retryAfterSeconds: betweenMails })
}

/** These limits count nothing, so that load tests on a developer's machine get through. */
export const noLimits: Limits = {
  count: async () => {},
  countPerson: async () => {},
  countProgram: async () => {},
  mayMail: async () => true,
}

/** Limits counted in PostgreSQL, so that all server processes count together. */
export function createLimits(pool: pg.Pool): Limits {
  const counters = new Map<string, RateLimiterPostgres>()
  const counter = (name: string, points: number, seconds: number) => {
    const known = counters.get(name) ?? createCounter(pool, name, points, seconds)
    counters.set(name, known)
    return known
  }
  return {
    async count(limit, ip) {
      const { perIp, seconds } = allowances[limit]
      await consume(counter(`${limit}:ip`, perIp, seconds), senderOf(ip))
    },
    async countPerson(limit, userId) {
      const { perPerson, seconds } = allowances[limit]
      if (perPerson) await consume(counter(`${limit}:person`, perPerson, seconds), String(userId))
    },
    async countProgram(userId) {
      const { most, seconds } = callsOfPrograms
      await consume(counter('program:person', most, seconds), String(userId))
    },
    async mayMail(kind, about) {
      const beyond = await exceeded(counter(`mail:${kind}`, 1, betweenMails), keyOf(about))
      return beyond === null
    },
  }
}

/** A key for whatever was sent as an address: no odd character of it, nor whose it is, is stored. */
function keyOf(account: string): string {
  return createHash('sha256').update(account.trim().toLowerCase()).digest('base64url')
}

function createCounter(pool: pg.Pool, name: string, points: number, seconds: number) {
  return new RateLimiterPostgres({
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: seconds,
    inMemoryBlockOnConsumed: points + 1,
    clearExpiredByTimeout: false,
  })
}

async function consume(counter: RateLimiterPostgres, key: string): Promise<void> {
  const beyond = await exceeded(counter, key)
  if (!beyond) return
  const retryAfterSeconds = Math.ceil(beyond.msBeforeNext / 1000)
  throw new Refused({ names: ['rateLimited'], retryAfterSeconds })
}

/** Counts a call; null while it is within the allowance. */
async function exceeded(counter: RateLimiterPostgres, key: string): Promise<RateLimiterRes | null> {
  try {
    await counter.consume(key)
    return null
  } catch (beyond) {
    if (beyond instanceof RateLimiterRes) return beyond
    throw beyond
  }
}

const forgetting = job<object>('forget-counted-calls', { schedule: '23 * * * *' })

/** Deletes counters whose time is over: who called long ago is not ours to keep. */
export function limitsHandler(pool: pg.Pool): JobHandler {
  return jobHandler(forgetting, async () => {
    await pool.query('delete from rate_limits where expire < $1', [realNow().getTime()])
  })
}
