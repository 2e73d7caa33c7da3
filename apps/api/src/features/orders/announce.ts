import type { OrderAct } from '@podium/contract/order-rules'
import type { Tx } from '../../platform/database/index.ts'
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
  if (act === 'place') await tx.emit(orderPlaced, facts)
  else await tx.emit(orderMoved, { ...facts, act, said })
  await mailBothSides(tx, order, act, said)
  publishOrder(tx, order)
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
