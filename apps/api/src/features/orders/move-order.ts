import {
  mayMoveOrder,
  type OrderAct,
  orderConfirmDays,
  orderMoves,
} from '@podium/contract/order-rules'
import type { Order } from '@podium/contract/orders'
import { day, now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { returnPiece } from '../products/index.ts'
import { post, release } from '../wallet/index.ts'
import { announce } from './announce.ts'
import { isActOf, sideOf } from './policy.ts'
import { readOrder } from './read-orders.ts'
import { lockOrder, type OrderRecord, secondsAfter, updateOrder } from './records.ts'

/** A move a side wants to make, and what they say with it. */
export interface Move {
  orderId: number
  act: OrderAct
  said?: string
}

/**
 * Does an act of one of the two sides, or an admin. Refuses with `entityDoesNotExist` to strangers, 2
 * where the act is the other side's, 102 with the order where it is not possible any more; what is
 * done already stays done. Answers the order as it stands then.
 */
export async function actOnOrder(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  move: Move,
): Promise<Order> {
  const { orderId, act } = move
  const order = (await lockOrder(tx, orderId)) ?? refuse('entityDoesNotExist')
  if (!isActOf(sideOf(viewer, order), act)) refuse('forbidden')
  if (order.last_act !== act) {
    if (!mayMoveOrder(act, order.status)) {
      refuseStale('stateChanged', await readOrder(tx, keys, viewer, orderId))
    }
    await makeMove(tx, order, { ...move, actor: viewer.id })
  }
  return readOrder(tx, keys, viewer, orderId)
}

/** The one place where an order changes its status; the order is locked, and the move possible. */
export async function makeMove(
  tx: Tx,
  order: OrderRecord,
  { act, said = '', actor }: Move & { actor: number | null },
): Promise<void> {
  const moved = await updateOrder(tx, order.id, changesBy(act, said))
  if (orderMoves[act].credits !== 'wait') await endEscrow(tx, order, act, actor)
  await announce(tx, moved, act, said)
}

function changesBy(act: OrderAct, said: string) {
  const at = now()
  const ends = orderMoves[act].credits !== 'wait'
  return {
    status: orderMoves[act].to,
    last_act: act,
    due_at: act === 'ship' ? secondsAfter(at, orderConfirmDays * day) : null,
    ...(ends && { ended_at: at }),
    ...(act === 'ship' && { shipped_at: at, tracking_note: said }),
    ...(act === 'decline' && { decline_reason: said }),
    ...(act === 'dispute' && { disputed_at: at, dispute_reason: said }),
    ...((act === 'pay' || act === 'refund') && { decision_reason: said }),
  }
}

/** The credits go to one of the two sides, and a piece that was not sent back on the shelf. */
async function endEscrow(
  tx: Tx,
  order: OrderRecord,
  act: OrderAct,
  actor: number | null,
): Promise<void> {
  const { id, hold_id: hold, seller_id, product_id } = order
  if (hold === null) throw new Error(`order ${id} has no credits in escrow`)
  const cause = { kind: 'order', id } as const
  if (orderMoves[act].credits === 'pay') {
    await post(tx, hold, { to: seller_id, reason: 'ORDER_PAID', actor, cause })
    return
  }
  if (order.status === 'PLACED') await returnPiece(tx, product_id)
  await release(tx, hold, { reason: 'ORDER_RELEASED', actor, cause })
}
