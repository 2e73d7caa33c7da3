import type { Role } from '@podium/contract/roles'
import { errors, jwtVerify, SignJWT } from 'jose'
import { minute, now, secondsFromNow } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/index.ts'

/** Access tokens are short-lived: what they claim is checked against the session anyway. */
export const accessTokenSeconds = 10 * minute

export interface AccessTokens {
  sign(viewer: Viewer): Promise<string>
  /** The claimed viewer; null for a token that is not ours, and for an expired one unless wanted. */
  read(token: string, options?: { evenExpired?: boolean }): Promise<Viewer | null>
}

/** Signed tokens with id, role and `groups` (P14). */
export function createAccessTokens(secret: string): AccessTokens {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ id, role, sessionId }) =>
      new SignJWT({ id, role, groups: [role], sid: sessionId })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(now())
        .setExpirationTime(secondsFromNow(accessTokenSeconds))
        .sign(key),
    read: async (token, { evenExpired = false } = {}) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: ['HS256'],
          currentDate: now(),
        })
        return viewerOf(payload)
      } catch (error) {
        return evenExpired && error instanceof errors.JWTExpired ? viewerOf(error.payload) : null
      }
    },
  }
}

function viewerOf(payload: Record<string, unknown>): Viewer {
  return { id: payload.id as number, role: payload.role as Role, sessionId: payload.sid as number }
}
