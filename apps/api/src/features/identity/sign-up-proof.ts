import { createHmac } from 'node:crypto'
import { day } from '../../platform/clock.ts'
import type { Caller } from '../../platform/http/index.ts'
import { isSameSecret } from '../../platform/secrets.ts'

const cookieName = 'podium_joined'

export interface SignUpProofs {
  /** Marks the caller's browser as the one in which an account, by its id, was opened just now. */
  give(userId: number, caller: Caller): void
  /** Whether it was this browser. What it was marked with is taken back, since it serves once. */
  take(userId: number, caller: Caller): boolean
}

/**
 * Knows the browser in which somebody signed up again, where the mailed link is opened in it: who typed the
 * password there need not type it once more. It opens nothing without that link.
 *
 * @param secret Seals the mark, so that nobody makes one for another's account.
 */
export function createSignUpProofs(secret: string, secureCookies: boolean): SignUpProofs {
  const sealOf = (userId: number) =>
    createHmac('sha256', secret).update(`joined ${userId}`).digest('base64url')
  const place = {
    path: '/api/authentication/validate-account',
    httpOnly: true,
    sameSite: 'strict',
    secure: secureCookies,
  } as const
  return {
    give(userId, { reply }) {
      // As long as the mailed link holds (`activation.link`).
      void reply.setCookie(cookieName, sealOf(userId), { ...place, maxAge: 2 * day })
    },
    take(userId, { request, reply }) {
      const fits = isSameSecret(request.cookies[cookieName] ?? '', sealOf(userId))
      if (fits) void reply.clearCookie(cookieName, place)
      return fits
    },
  }
}
