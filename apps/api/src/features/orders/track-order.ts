import type { Order } from '@podium/contract/orders'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { publishOrder } from './announce.ts'
import { isOtherSide, mayTrack, sideOf } from './policy.ts'
import { readOrder } from './read-orders.ts'
import { lockOrder, updateOrder } from './records.ts'

/** Corrects the tracking note of a parcel that is on its way. */
export async function trackOrder(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, trackingNote }: { id: number; trackingNote: string },
): Promise<Order> {
  const order = (await lockOrder(tx, id)) ?? refuse('entityDoesNotExist')
  const side = sideOf(viewer, order)
  if (side !== 'seller' || isOtherSide(viewer, order)) refuse('forbidden')
  if (!mayTrack(side, order)) {
    refuseStale('stateChanged', await readOrder(tx, keys, viewer, id))
  }
  publishOrder(tx, await updateOrder(tx, id, { tracking_note: trackingNote }))
  return readOrder(tx, keys, viewer, id)
}
