import { createHash, randomBytes } from 'node:crypto'
import { realNow, realSecondsFromNow } from '../clock.ts'
import type { Db, Tx } from '../database/index.ts'
import type { Viewer } from '../http/index.ts'
import type { Owner } from './hub.ts'

declare module '../database/tables.ts' {
  interface Tables {
    websocket_tokens: WebSocketTokensTable
  }
}

interface WebSocketTokensTable {
  hash: Buffer
  user_id: number
  session_id: number
  expires_at: Date
}

const tokenSeconds = 60

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Makes a token for the caller's page; the person's expired ones go. */
export async function issueLiveToken(tx: Tx, viewer: Viewer): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await tx
    .deleteFrom('websocket_tokens')
    .where('user_id', '=', viewer.id)
    .where('expires_at', '<', realNow())
    .execute()
  await tx
    .insertInto('websocket_tokens')
    .values({
      hash: hashOf(token),
      user_id: viewer.id,
      session_id: viewer.sessionId,
      expires_at: realSecondsFromNow(tokenSeconds),
    })
    .execute()
  return token
}

/** Uses a token up; null when it is unknown, used or expired: of two who try, one gets in. */
export async function useLiveToken(db: Db, token: string): Promise<Owner | null> {
  const used = await db
    .deleteFrom('websocket_tokens')
    .where('hash', '=', hashOf(token))
    .where('expires_at', '>', realNow())
    .returning(['user_id', 'session_id'])
    .executeTakeFirst()
  return used ? { userId: used.user_id, sessionId: used.session_id } : null
}
