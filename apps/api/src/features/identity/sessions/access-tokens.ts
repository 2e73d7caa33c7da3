import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Role } from '@podium/contract/roles'
import { createCache } from '../../../platform/cache.ts'
import { minute, realNow, realSecondsFromNow } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/http/index.ts'

/** Access tokens are short-lived: what they claim is checked against the session anyway. */
export const accessTokenSeconds = 10 * minute

/** What an access token claims. */
export type Claims = Pick<Viewer, 'id' | 'role' | 'sessionId'>

export interface AccessTokens {
  sign(claims: Claims): string
  /** The claims; null for a token that is not ours, and for an expired one unless wanted. */
  read(token: string, options?: { evenExpired?: boolean }): Claims | null
}

/** What stands in a token that we signed. */
interface Payload {
  id: number
  role: Role
  sid: number
  /** Unix seconds. */
  exp: number
}

const header = encode({ alg: 'HS256' })

/**
 * JSON Web Tokens with id, role and `groups` (`session.tokens`), of the one kind that we sign: no other header
 * is read, so no token says how it wants to be proved. Sealed here and now: a seal takes some microseconds,
 * and waiting for it in another thread a hundred times that.
 */
export function createAccessTokens(secret: string): AccessTokens {
  const sealOf = (text: string) => createHmac('sha256', secret).update(text).digest('base64url')
  // Proving a signature again and again would cost more than most calls do.
  const proven = createCache<string, { claims: Claims; expiresAt: number }>({
    max: 20_000,
    seconds: accessTokenSeconds,
  })
  return {
    sign: ({ id, role, sessionId }) => {
      const times = { iat: unix(realNow()), exp: unix(realSecondsFromNow(accessTokenSeconds)) }
      const payload = encode({ id, role, groups: [role], sid: sessionId, ...times })
      return `${header}.${payload}.${sealOf(`${header}.${payload}`)}`
    },
    read: (token, { evenExpired = false } = {}) => {
      const known = proven.get(token)
      if (known && known.expiresAt > realNow().getTime()) return known.claims
      const payload = payloadOf(token, sealOf)
      if (!payload) return null
      const claims = { id: payload.id, role: payload.role, sessionId: payload.sid }
      const expiresAt = payload.exp * 1000
      if (expiresAt <= realNow().getTime()) return evenExpired ? claims : null
      proven.set(token, { claims, expiresAt })
      return claims
    },
  }
}

/** What a token says that bears our seal; null for any other. */
function payloadOf(token: string, sealOf: (text: string) => string): Payload | null {
  const [head, body, seal = '', ...more] = token.split('.')
  if (head !== header || more.length > 0) return null
  const [given, ours] = [Buffer.from(seal), Buffer.from(sealOf(`${head}.${body}`))]
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return null
  return JSON.parse(Buffer.from(body ?? '', 'base64url').toString()) as Payload
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function unix(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
