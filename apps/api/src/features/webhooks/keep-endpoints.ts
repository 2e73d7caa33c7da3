import { webhookLimits } from '@podium/contract/limits'
import type { Input } from '@podium/contract/route'
import type {
  changeWebhook as changeRoute,
  createWebhook as createRoute,
} from '@podium/contract/webhooks'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { mayBeOutside } from '../../platform/outside.ts'
import { refuse, refuseField, refuseSignedOut } from '../../platform/refuse.ts'
import { findRunning } from '../identity/index.ts'
import { wake } from './deliver.ts'
import {
  countEndpoints,
  deleteEndpoint as removeEndpoint,
  insertEndpoint,
  lockEndpoint,
  lockEndpoints,
  type Own,
  updateEndpoint,
} from './endpoint-records.ts'
import { pullForward } from './queue-records.ts'
import { requireListed } from './read-endpoints.ts'
import { newSalt, renewedSalt, secretFrom } from './secrets.ts'

/** The server's own secret, and whether endpoints on its own machine are called. */
export interface WebhookParts {
  secret: string
  localToo: boolean
}

type Caller = Pick<Viewer, 'id' | 'sessionId'>

/** Adds an endpoint, as many as there may be (`webhooks.endpoints`), and tells its secret this once. */
export async function createEndpoint(
  tx: Tx,
  viewer: Caller,
  { url, events }: Input<typeof createRoute>['body'],
  parts: WebhookParts,
) {
  const { id: userId } = viewer
  const address = requireAllowed(url, parts)
  // Of two that are added at once, the second has to count the first.
  await holdEndpoints(tx, viewer)
  if ((await countEndpoints(tx, userId)) >= webhookLimits.endpoints) refuse('tooManyEvents')
  const salt = newSalt()
  const id = await insertEndpoint(tx, { user_id: userId, url: address, events, salt })
  return { ...(await requireListed(tx, { id, userId })), secret: secretFrom(parts.secret, salt) }
}

/**
 * Changes of an endpoint what is given, so that a window that was opened before undoes nothing. Once it runs
 * again, or has another address, what waited for its time is tried at once, and one that failed or was gone
 * begins anew.
 */
export async function changeEndpoint(
  tx: Tx,
  { id, viewer }: { id: number; viewer: Caller },
  { url, events, active, newSecret }: Input<typeof changeRoute>['body'],
  parts: WebhookParts,
) {
  const given = url === undefined ? null : requireAllowed(url, parts)
  const own = { id, userId: viewer.id }
  await holdEndpoints(tx, viewer)
  const endpoint = (await lockEndpoint(tx, own)) ?? refuse('entityDoesNotExist')
  const renewed = newSecret ? renewedSalt(endpoint) : null
  const address = given ?? endpoint.url
  const beginsAnew = (active && endpoint.state !== 'ON') || address !== endpoint.url
  await updateEndpoint(tx, own.id, {
    url: address,
    ...(events && { events }),
    ...(active && { state: 'ON' as const }),
    ...(active === false && endpoint.state === 'ON' && { state: 'PAUSED' as const }),
    ...(beginsAnew && { failing_since: null }),
    ...renewed,
  })
  if (beginsAnew) {
    await pullForward(tx, own.id)
    await wake(tx)
  }
  const secret = renewed && secretFrom(parts.secret, renewed.salt)
  return { ...(await requireListed(tx, own)), secret }
}

/**
 * Holds the endpoints of the caller for who may still change them: another password, the end of the account
 * or protection may have come meanwhile, and would pass over what is added now.
 */
async function holdEndpoints(tx: Tx, viewer: Caller): Promise<void> {
  await lockEndpoints(tx, viewer.id)
  const running = (await findRunning(tx, viewer.sessionId)) ?? refuseSignedOut()
  if (running.protected) refuse('forbidden')
}

export async function deleteEndpoint(tx: Tx, own: Own): Promise<void> {
  if (!(await removeEndpoint(tx, own))) refuse('entityDoesNotExist')
}

/** The address as it is kept: without what only a browser would use of it. */
function requireAllowed(text: string, parts: WebhookParts): string {
  if (!mayBeOutside(text, parts)) refuseField('url', { kind: 'Pattern' })
  const url = new URL(text)
  url.hash = ''
  return url.href
}
