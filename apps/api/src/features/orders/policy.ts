import {
  isOrderActOpen,
  type OrderAct,
  type OrderActor,
  orderMoves,
} from '@podium/contract/order-rules'
import { now } from '../../platform/clock.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { courseOf, type OrderRecord } from './records.ts'

export type OrderSide = Exclude<OrderActor, 'time'>

type OrderPeople = Pick<OrderRecord, 'buyer_id' | 'seller_id'>

/**
 * Which side of an order the viewer is on; for other viewers the order is not there
 * (`entityDoesNotExist`).
 */
export function sideOf(viewer: Viewer, order: OrderPeople): OrderSide {
  if (viewer.id === order.buyer_id) return 'buyer'
  if (viewer.id === order.seller_id) return 'seller'
  return viewer.role === 'ADMIN' ? 'admin' : refuse('entityDoesNotExist')
}

/** Whether who acts for one side of an order is the other: they move nothing of it (`delegation.scopes`). */
export function isOtherSide({ actor }: Viewer, { buyer_id, seller_id }: OrderPeople): boolean {
  return actor?.id === buyer_id || actor?.id === seller_id
}

/** Whether an act is a side's to do, now or at another time. */
export function isActOf(side: OrderSide, act: OrderAct): boolean {
  return orderMoves[act].by === side
}

/** Whether a side may do an act now. */
export function mayAct(side: OrderSide, act: OrderAct, order: OrderRecord): boolean {
  return isActOf(side, act) && isOrderActOpen(act, courseOf(order), now())
}

/** The seller can correct the tracking note while the parcel is on its way. */
export function mayTrack(side: OrderSide, { status, withdrawn_at }: OrderRecord): boolean {
  const isUnderWay = status === 'SHIPPED' || status === 'DISPUTED'
  return side === 'seller' && isUnderWay && !withdrawn_at
}
