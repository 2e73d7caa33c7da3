import type { Role } from '@podium/contract/roles'
import { errors, jwtVerify, SignJWT } from 'jose'
import { createCache } from '../../../platform/cache.ts'
import { minute, realNow, realSecondsFromNow } from '../../../platform/clock.ts'
import type { Viewer } from '../../../platform/http/index.ts'

/** Access tokens are short-lived: what they claim is checked against the session anyway. */
export const accessTokenSeconds = 10 * minute

/** What an access token claims. */
export type Claims = Pick<Viewer, 'id' | 'role' | 'sessionId'>

export interface AccessTokens {
  sign(claims: Claims): Promise<string>
  /** The claims; null for a token that is not ours, and for an expired one unless wanted. */
  read(token: string, options?: { evenExpired?: boolean }): Promise<Claims | null>
}

/** Signed tokens with id, role and `groups` (`session.tokens`). */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret)
  // Proving a signature again and again would cost more than most calls do.
  const proven = createCache<string, { claims: Claims; expiresAt: number }>({
    max: 20_000,
    seconds: accessTokenSeconds,
  })
  return {
    sign: ({ id, role, sessionId }) =>
      new SignJWT({ id, role, groups: [role], sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(realNow())
        .setExpirationTime(realSecondsFromNow(accessTokenSeconds))
        .sign(key),
    read: async (token, { evenExpired = false } = {}) => {
      const known = proven.get(token)
      if (known && known.expiresAt > realNow().getTime()) return known.claims
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: realNow(),
        })
        const claims = claimsOf(payload)
        proven.set(token, { claims, expiresAt: (payload.exp ?? 0) * 1000 })
        return claims
      } catch (error) {
        return evenExpired && error instanceof errors.JWTExpired ? claimsOf(error.payload) : null
      }
    },
  }
}

function claimsOf(payload: Record<string, unknown>): Claims {
  return { id: payload.id as number, role: payload.role as Role, sessionId: payload.sid as number }
}
