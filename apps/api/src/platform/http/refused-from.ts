import { bodyBytes } from '@podium/contract/limits'
import type { Violation } from '@podium/contract/violations'
import type { FastifyError } from 'fastify'
import { isDatabaseAway, isPassing } from '../database/index.ts'
import { Refused } from '../refuse.ts'

/** What a part of a request is that cannot be read. */
export const malformed: Violation = { kind: 'Pattern' }

/**
 * What hears who asks while this server ends or its database is away, or whose act gave way to others each
 * time it was tried: another one, or the same again, is there in a moment.
 */
export const unavailable = new Refused({ names: ['unavailable'], retryAfterSeconds: 5 })

/**
 * What the caller hears of an error: a refusal as it is, a broken request as a violation, a database that is
 * away, or that put others first, as `unavailable`, a fault as `general`.
 */
export function refusedFrom(error: Error & Partial<Pick<FastifyError, 'statusCode'>>): Refused {
  if (error instanceof Refused) return error
  const status = error.statusCode ?? 500
  if (status === 413)
    return new Refused({ fields: { body: [{ kind: 'FileSize', max: bodyBytes }] }, status })
  if (status === 415) return new Refused({ names: ['invalidFile'] })
  if (status >= 400 && status < 500) return new Refused({ fields: { body: [malformed] }, status })
  if (isDatabaseAway(error) || isPassing(error)) return unavailable
  return new Refused({ names: ['general'] })
}
