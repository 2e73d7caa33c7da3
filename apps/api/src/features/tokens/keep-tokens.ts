import { tokenLimits } from '@podium/contract/limits'
import {
  type AccessToken,
  type CreatedToken,
  type createToken as createRoute,
  type listTokens as listRoute,
  tokenPrefix,
} from '@podium/contract/tokens'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import { type ApiVersion, newestVersion, versionOf } from '@podium/contract/versions'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField, refuseSignedOut } from '../../platform/refuse.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'
import { findRunning } from '../identity/index.ts'
import { tokenMade } from './events.ts'
import {
  countRunning,
  findTokens,
  insertToken,
  lockTokens,
  markEnded,
  type TokenRecord,
} from './records.ts'

/** How many letters of a token its owner sees again. */
const endingLength = 4

/** Makes a token, which is told to its owner, this once (`tokens.made`). */
export async function createToken(
  tx: Tx,
  viewer: Viewer,
  version: ApiVersion,
  { name, scopes, expiresAt }: Input<typeof createRoute>['body'],
): Promise<CreatedToken> {
  const expires = momentOf(expiresAt)
  await lockTokens(tx, viewer.id)
  // Another password, or the end of the account, may have ended the session meanwhile.
  if (!(await findRunning(tx, viewer.sessionId))) refuseSignedOut()
  if ((await countRunning(tx, viewer.id)) >= tokenLimits.running) refuse('tooManyEvents')
  const token = tokenPrefix + newSecret()
  const { id, created_at } = await insertToken(tx, {
    user_id: viewer.id,
    name,
    scopes,
    secret_hash: hashOf(token),
    ending: token.slice(-endingLength),
    version,
    expires_at: expires,
  })
  await tx.emit(tokenMade, { userId: viewer.id, name, expiresAt: expires })
  const shown = { id, name, scopes, version, createdAt: created_at.toISOString() }
  return { ...shown, expiresAt: expires.toISOString(), token }
}

function momentOf(text: string): Date {
  const moment = new Date(text)
  const isAhead = moment > now() && moment <= secondsFromNow(tokenLimits.days * day)
  return isAhead ? moment : refuseField('expiresAt', { kind: 'Pattern' })
}

export async function listTokens(
  db: Db,
  userId: number,
  page: Input<typeof listRoute>['query'],
): Promise<Page<AccessToken>> {
  const { list, total } = await findTokens(db, userId, page)
  return { list: list.map(view), total }
}

function view({ id, name, scopes, state, ending, ...record }: TokenRecord): AccessToken {
  return {
    ...{ id, name, scopes, state, ending },
    version: versionOf(record.version) ?? newestVersion,
    createdAt: record.created_at.toISOString(),
    expiresAt: record.expires_at.toISOString(),
    lastUsedAt: record.last_used_at?.toISOString() ?? null,
    endedAt: record.ended_at?.toISOString() ?? null,
  }
}

/** Ends a token of the caller; one that has ended stays so. */
export async function endToken(tx: Tx, viewer: Viewer, id: number): Promise<void> {
  if (!(await markEnded(tx, viewer.id, id))) refuse('entityDoesNotExist')
}
