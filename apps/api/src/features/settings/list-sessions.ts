import type { listSessions } from '@podium/contract/settings'
import type { Reply } from '@podium/contract/route'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { endSession, findRunningSessions } from '../identity/index.ts'

/** One's running sessions, the latest used first. */
export async function listOwnSessions(db: Db, viewer: Viewer): Promise<Reply<typeof listSessions>> {
  const sessions = await findRunningSessions(db, viewer.id)
  return sessions.map(({ id, user_agent, ip, created_at, renewed_at }) => ({
    id,
    current: id === viewer.sessionId,
    userAgent: user_agent,
    ip,
    createdAt: created_at.toISOString(),
    lastUsedAt: renewed_at.toISOString(),
  }))
}

/** Ends one of one's own sessions. */
export async function endOwnSession(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  const own = await findRunningSessions(tx, viewer.id)
  if (!own.some((session) => session.id === id)) refuse('entityDoesNotExist')
  await endSession(tx, id)
}
