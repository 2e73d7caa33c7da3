import { tokenPrefix } from '@podium/contract/tokens'
import { newestVersion, versionOf } from '@podium/contract/versions'
import { createCache, realClock } from '../../platform/cache.ts'
import type { Db } from '../../platform/database/index.ts'
import { bearerOf, type Identify, type Viewer } from '../../platform/http/index.ts'
import { refuseSignedOut } from '../../platform/refuse.ts'
import { hashOf } from '../../platform/secrets.ts'
import { findRunning, isUseKept, keepUse } from './records.ts'

/** How long a server may go on trusting a token it has looked up, as it does a session. */
const trusted = { max: 50_000, seconds: 0.8 }

type TokenViewer = Omit<Viewer, 'requestId'>

/**
 * Finds the caller of an access token; a caller without one is found by `sessions`. A token that does not
 * run is refused wherever it is sent, also where visitors may call: a program is to hear of it.
 */
export function identifyByToken(db: Db, sessions: Identify): Identify {
  const cache = createCache<string, { viewer: TokenViewer | null }>(trusted, realClock)

  async function find(hash: Buffer): Promise<TokenViewer | null> {
    const running = await findRunning(db, hash)
    if (!running) return null
    const { id, user_id, role, scopes, last_used_at } = running
    if (!isUseKept(last_used_at)) await keepUse(db, id)
    return {
      ...{ id: user_id, role, sessionId: 0, lacksSecondFactor: false },
      isProtected: running.protected,
      isSuspended: running.suspended_at !== null,
      token: { id, scopes, version: versionOf(running.version) ?? newestVersion },
    }
  }

  return async (request, options) => {
    const token = bearerOf(request)
    if (!token?.startsWith(tokenPrefix)) return sessions(request, options)
    const hash = hashOf(token)
    const key = hash.toString('base64url')
    const cached = cache.get(key)
    const viewer = cached ? cached.viewer : await find(hash)
    if (!cached) cache.set(key, { viewer })
    return viewer ? { ...viewer, requestId: request.id } : refuseSignedOut()
  }
}
