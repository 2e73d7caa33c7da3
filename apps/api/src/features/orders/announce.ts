import { type OrderAct, orderMoves } from '@podium/contract/order-rules'
import type { Tx } from '../../platform/database/index.ts'
import { findAccount } from '../identity/index.ts'
import { type OrderFacts, orderMoved, orderPlaced } from './events.ts'
import { mailBothSides } from './mails.ts'
import type { OrderRecord } from './records.ts'

/** Tells both sides what has just become of an order: mails, open pages, features. */
export async function announce(
  tx: Tx,
  order: OrderRecord,
  act: 'place' | OrderAct,
  said = '',
): Promise<void> {
  const facts = factsOf(order)
  const words = said && (await isForGuardian(tx, order, act)) ? '' : said
  if (act === 'place') await tx.emit(orderPlaced, facts)
  else await tx.emit(orderMoved, { ...facts, act, said: words })
  await mailBothSides(tx, order, act, words)
  publishOrder(tx, order)
}

/** What a seller says to who is protected, their guardian reads in the order (`minors.protected`). */
async function isForGuardian(
  tx: Tx,
  { buyer_id }: OrderRecord,
  act: 'place' | OrderAct,
): Promise<boolean> {
  if (act === 'place' || orderMoves[act].by !== 'seller') return false
  return (await findAccount(tx, buyer_id))?.protected === true
}

/** Lets the open pages of both sides fetch an order anew. */
export function publishOrder(tx: Tx, { id, status, buyer_id, seller_id }: OrderRecord): void {
  for (const userId of [buyer_id, seller_id]) {
    tx.publish(userId, { type: 'ORDER_UPDATE', id, status })
  }
}

/** What features on the right are told of an order. */
export function factsOf(order: OrderRecord): OrderFacts {
  const { id: orderId, title, credits, status } = order
  const { buyer_id: buyerId, seller_id: sellerId, product_id: productId } = order
  return { orderId, buyerId, sellerId, productId, title, credits, status }
}
