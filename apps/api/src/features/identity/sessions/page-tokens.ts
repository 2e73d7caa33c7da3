import { createHmac, timingSafeEqual } from 'node:crypto'
import { idOf } from '@podium/contract/largest-id'

/** The session a page is asked for with, before anything about it is proved. */
interface PageToken {
  sessionId: number
  seal: Buffer
}

/** What a session keeps of its renewal tokens: the present one, and the one before it. */
interface Hashes {
  token_hash: Buffer
  previous_hash: Buffer | null
}

/**
 * Tokens by which pages are drawn for who is signed in. Each is sealed with the renewal
 * token of its time, so that it is replaced and grows old with it, and opens no call of the API.
 */
export function createPageTokens(secret: string) {
  const sealOf = (sessionId: number, hash: Buffer) =>
    createHmac('sha256', secret).update(`page ${sessionId} `).update(hash).digest()
  return {
    write: (sessionId: number, hash: Buffer): string =>
      `${sessionId}.${sealOf(sessionId, hash).toString('base64url')}`,
    /** What a cookie says; null when it cannot be one of ours. */
    read(cookie: string | undefined): PageToken | null {
      const [, id, seal] = /^(\d+)\.([\w-]{43})$/.exec(cookie ?? '') ?? []
      const sessionId = idOf(id)
      return sessionId && seal ? { sessionId, seal: Buffer.from(seal, 'base64url') } : null
    },
    /** Whether a token was sealed by us, with the present renewal token or the one before it. */
    fits: ({ sessionId, seal }: PageToken, { token_hash, previous_hash }: Hashes): boolean =>
      [token_hash, previous_hash].some(
        (hash) => hash !== null && timingSafeEqual(seal, sealOf(sessionId, hash)),
      ),
  }
}
