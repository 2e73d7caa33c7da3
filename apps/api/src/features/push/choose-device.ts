import { ECDH } from 'node:crypto'
import { pushLimits } from '@podium/contract/limits'
import type { PushState, PushSubscriptionKeys } from '@podium/contract/push'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { mayBeOutside } from '../../platform/outside.ts'
import { refuseField } from '../../platform/refuse.ts'
import { deleteDevicesBeyond, hasDevice, upsertDevice } from './records.ts'

/** What a browser subscribes with, and whether the device of this session is told. */
export async function readPushState(db: Db, viewer: Viewer, key: string): Promise<PushState> {
  return { key, subscribed: await hasDevice(db, viewer.sessionId) }
}

/**
 * Tells the device of this session from now on (`notifications.push`); `localToo` takes the address of a
 * push service on our own machine.
 */
export async function subscribeDevice(
  tx: Tx,
  viewer: Viewer,
  subscription: PushSubscriptionKeys,
  reach: { localToo: boolean },
): Promise<void> {
  const { endpoint, keys } = subscription
  if (!mayBeOutside(endpoint, reach)) refuseField('endpoint', { kind: 'Pattern' })
  if (!isPoint(keys.p256dh)) refuseField('keys.p256dh', { kind: 'Pattern' })
  // Two of a browser at once wait for each other, as those that count the devices of a user do.
  await lock(tx, 'push', viewer.id)
  await upsertDevice(tx, { userId: viewer.id, sessionId: viewer.sessionId }, subscription)
  await deleteDevicesBeyond(tx, viewer.id, pushLimits.devices)
}

/** Whether 65 bytes are a point of the curve: with others nothing can be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url', 'base64url', 'uncompressed')
    return Buffer.from(key, 'base64url').length === 65
  } catch {
    return false
  }
}
