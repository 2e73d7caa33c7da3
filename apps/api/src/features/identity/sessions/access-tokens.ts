import type { Role } from '@podium/contract/roles'
import { errors, jwtVerify, SignJWT } from 'jose'
import { minute, now, secondsFromNow } from '../../../platform/clock.ts'
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
  const proven = createMemory()
  return {
    sign: ({ id, role, sessionId }) =>
      new SignJWT({ id, role, groups: [role], sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now())
        .setExpirationTime(secondsFromNow(accessTokenSeconds))
        .sign(key),
    read: async (token, { evenExpired = false } = {}) => {
      const known = proven.recall(token)
      if (known) return known
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: now(),
        })
        return proven.keep(token, claimsOf(payload), payload.exp ?? 0)
      } catch (error) {
        return evenExpired && error instanceof errors.JWTExpired ? claimsOf(error.payload) : null
      }
    },
  }
}

const mostProven = 20_000

/**
 * Tokens whose signature was found right, until they expire: proving it again and again would cost
 * more than most calls do.
 */
function createMemory() {
  const proven = new Map<string, { claims: Claims; untilMs: number }>()
  return {
    recall(token: string): Claims | undefined {
      const found = proven.get(token)
      return found && found.untilMs > now().getTime() ? found.claims : undefined
    },
    keep(token: string, claims: Claims, expiresAtSeconds: number): Claims {
      if (proven.size >= mostProven) proven.clear()
      proven.set(token, { claims, untilMs: expiresAtSeconds * 1000 })
      return claims
    },
  }
}

function claimsOf(payload: Record<string, unknown>): Claims {
  return { id: payload.id as number, role: payload.role as Role, sessionId: payload.sid as number }
}
