import {
  isOrderActOpen,
  type OrderAct,
  orderConfirmDays,
  orderMoves,
  returnableUntil,
} from '@podium/contract/order-rules'
import type { Order } from '@podium/contract/orders'
import { day, now } from '../../platform/clock.ts'
import { lockShared, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseSignedOut, refuseStale } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findAccount } from '../identity/index.ts'
import { returnPiece } from '../products/index.ts'
import { payBack, post, release } from '../wallet/index.ts'
import { announce, publishOrder } from './announce.ts'
import { isActOf, isOtherSide, mayAct, sideOf } from './policy.ts'
import { readOrder } from './read-orders.ts'
import { courseOf, lockOrder, type OrderRecord, secondsAfter, updateOrder } from './records.ts'

/** A move a side wants to make, and what they say with it. */
export interface Move {
  orderId: number
  act: OrderAct
  said?: string
}

/**
 * Does an act of one of the two sides, or an admin. Refuses with `entityDoesNotExist` to strangers, with
 * `forbidden` where the act is the other side's or who acts for one is the other, with `stateChanged` and the
 * order where it is not possible any more; what is done already stays done. Answers the order as it stands
 * then.
 */
export async function actOnOrder(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  move: Move,
): Promise<Order> {
  const { orderId, act } = move
  const order = (await lockOrder(tx, orderId)) ?? refuse('entityDoesNotExist')
  if (!isActOf(sideOf(viewer, order), act) || isOtherSide(viewer, order)) refuse('forbidden')
  if (order.last_act === act) await correctNote(tx, order, move)
  else {
    if (!isOrderActOpen(act, courseOf(order), now())) {
      refuseStale('stateChanged', await readOrder(tx, keys, viewer, orderId))
    }
    await keepAccountsOpen(tx, viewer, order)
    await makeMove(tx, order, { ...move, actor: viewer.id })
  }
  return readOrder(tx, keys, viewer, orderId)
}

/** Who says once more that it is on its way, with another note, means the later one. */
async function correctNote(tx: Tx, order: OrderRecord, { act, said = '' }: Move): Promise<void> {
  if (act !== 'ship' || said === '' || said === order.tracking_note) return
  publishOrder(tx, await updateOrder(tx, order.id, { tracking_note: said }))
}

/**
 * Does the one of several acts that is the viewer's to do now, or was done last: a call may be one act
 * of the table before shipping and another after, or one of each side.
 */
export async function actAsFits(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { acts, ...move }: Omit<Move, 'act'> & { acts: readonly [OrderAct, OrderAct] },
): Promise<Order> {
  const order = (await lockOrder(tx, move.orderId)) ?? refuse('entityDoesNotExist')
  const side = sideOf(viewer, order)
  const own = acts.filter((act) => isActOf(side, act))
  const act = own.find((one) => one === order.last_act || mayAct(side, one, order)) ?? own[0]
  return actOnOrder(tx, keys, viewer, { ...move, act: act ?? acts[0] })
}

/**
 * Whoever leaves at this moment has left before, or sees that the order is open again. Who has left
 * opens nothing any more.
 */
async function keepAccountsOpen(
  tx: Tx,
  viewer: Viewer,
  { ended_at, buyer_id, seller_id }: OrderRecord,
): Promise<void> {
  if (!ended_at) return
  for (const userId of [buyer_id, seller_id]) await lockShared(tx, 'orders', userId)
  if (!(await findAccount(tx, viewer.id))) refuseSignedOut()
}

/** The one place where an order changes its status; the order is locked, and the move possible. */
export async function makeMove(
  tx: Tx,
  order: OrderRecord,
  { act, said = '', actor }: Move & { actor: number | null },
): Promise<void> {
  const moved = await updateOrder(tx, order.id, changesBy(order, act, said))
  if (orderMoves[act].credits !== 'wait') await moveCredits(tx, order, act, actor)
  await announce(tx, moved, act, said)
}

function changesBy(order: OrderRecord, act: OrderAct, said: string) {
  const at = now()
  const { credits } = orderMoves[act]
  return {
    status: orderMoves[act].to,
    last_act: act,
    due_at: timeDecides[act]?.(at) ?? null,
    ended_at: credits === 'wait' ? null : at,
    ...(credits === 'pay' && !order.paid_at && { paid_at: at }),
    ...noted(order, at, said)[act],
  }
}

/** The moment at which time decides what nobody did after an act. */
const timeDecides: Partial<Record<OrderAct, (at: Date) => Date>> = {
  ship: (at) => secondsAfter(at, orderConfirmDays * day),
  withdraw: returnableUntil,
  return: returnableUntil,
}

/** What each act leaves in the order beside its status. */
function noted(
  { contested_at }: OrderRecord,
  at: Date,
  said: string,
): Partial<Record<OrderAct, Parameters<typeof updateOrder>[2]>> {
  return {
    ship: { shipped_at: at, tracking_note: said },
    decline: { decline_reason: said },
    // Who lets stand what was sent back is not asked whether it arrived, which it had done before.
    confirm: contested_at ? {} : { confirmed_at: at },
    dispute: { disputed_at: at, dispute_reason: said },
    withdraw: { withdrawn_at: at },
    return: { sent_back_at: at, return_note: said },
    contest: { contested_at: at, contest_reason: said },
    claim: { claimed_at: at, claim_reason: said },
    pay: { decision_reason: said },
    refund: { decision_reason: said },
    grant: { claim_answer: said },
    dismiss: { claim_answer: said },
  }
}

/**
 * The credits go to one of the two sides, out of escrow or from the seller, and a piece that was not
 * sent back on the shelf.
 */
async function moveCredits(
  tx: Tx,
  order: OrderRecord,
  act: OrderAct,
  actor: number | null,
): Promise<void> {
  const { id, hold_id: hold, buyer_id: buyerId, seller_id: sellerId, credits } = order
  if (hold === null) throw new Error(`order ${id} has no credits in escrow`)
  const cause = { kind: 'order', id } as const
  const isPaid = order.paid_at !== null
  if (orderMoves[act].credits === 'pay') {
    if (!isPaid) await post(tx, hold, { to: sellerId, reason: 'ORDER_PAID', actor, cause })
    return
  }
  if (order.status === 'PLACED') await returnPiece(tx, order.product_id)
  if (isPaid) await payBack(tx, { sellerId, buyerId, credits, cause, actor })
  else await release(tx, hold, { reason: 'ORDER_RELEASED', actor, cause })
}
