import { createHmac, timingSafeEqual } from 'node:crypto'
import { newSecret } from '../../../platform/secrets.ts'

/**
 * Tokens by which a session is renewed, each once. They name their session under a seal, so that also
 * one of long ago says whose copy it is, while nobody can name a session they never had.
 */
export function createRenewalTokens(secret: string) {
  const sealOf = (named: string) => createHmac('sha256', secret).update(`renewal ${named}`).digest()
  return {
    write(sessionId: number): string {
      const named = `${sessionId}.${newSecret()}`
      return `${named}.${sealOf(named).toString('base64url')}`
    },
    /** The session a token was made for; null for what is none of ours. */
    sessionOf(token: string): number | null {
      const [, named, id, seal] = /^((\d{1,10})\.\w{64})\.([\w-]{43})$/.exec(token) ?? []
      if (!named || !seal) return null
      return timingSafeEqual(Buffer.from(seal, 'base64url'), sealOf(named)) ? Number(id) : null
    },
  }
}
