import { type Delivery, isDelivered, type Order, orderAnswerDays } from '@podium/contract/orders'
import { day } from '../../platform/clock.ts'
import { lockShared, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/http/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findAccount, requireLatestTerms } from '../identity/index.ts'
import { type ProductRecord, requireOffer, takePiece } from '../products/index.ts'
import { escrow, reserve } from '../wallet/index.ts'
import { announce } from './announce.ts'
import { readOrder } from './read-orders.ts'
import { insertOrder, type OrderRecord, updateOrder } from './records.ts'

interface Purchase {
  productId: number
  delivery: Delivery
  /** The price the buyer saw: at another one they are asked again (code 102). */
  expectedCredits: number
}

/** Buys a product: the credits wait in escrow until the order has come to its end (P47). */
export async function purchaseProduct(
  tx: Tx,
  keys: FileKeys,
  buyer: Viewer,
  purchase: Purchase,
): Promise<Order> {
  await requireLatestTerms(tx, buyer)
  await requireSale(tx, buyer, purchase)
  const piece = await takePiece(tx, { id: purchase.productId, credits: purchase.expectedCredits })
  const order = await place(tx, buyer, piece ?? refuse('stateChanged'), purchase.delivery)
  await announce(tx, order, 'place')
  return readOrder(tx, keys, buyer, order.id)
}

/**
 * Refuses what cannot be sold to somebody: what they may not see (25), their own product or another
 * country (108), another price (102). Until the purchase is done neither side can close their account.
 */
async function requireSale(tx: Tx, buyer: Viewer, purchase: Purchase): Promise<void> {
  const { sponsor_id } = await requireOffer(tx, buyer, purchase.productId)
  if (sponsor_id === buyer.id || !isDelivered(purchase.delivery.countryCode)) {
    refuse('orderNotAllowed')
  }
  for (const userId of [buyer.id, sponsor_id]) await lockShared(tx, 'orders', userId)
  // Read once more: either may have left before the lock was there.
  const { credits } = await requireOffer(tx, buyer, purchase.productId)
  if (!(await findAccount(tx, buyer.id))) refuse('userNotFound')
  if (credits !== purchase.expectedCredits) refuse('stateChanged')
}

async function place(
  tx: Tx,
  buyer: Viewer,
  piece: ProductRecord,
  delivery: Delivery,
): Promise<OrderRecord> {
  const { id: product_id, sponsor_id: seller_id, title, description, credits, image_id } = piece
  const bought = {
    product_id,
    seller_id,
    buyer_id: buyer.id,
    title,
    description,
    credits,
    image_id,
  }
  const { id } = await insertOrder(tx, bought, { delivery, answerSeconds: orderAnswerDays * day })
  const hold_id = await reserve(tx, {
    from: buyer.id,
    credits,
    reason: 'ORDER_PLACED',
    cause: { kind: 'order', id },
    in: escrow(buyer.id),
  })
  return updateOrder(tx, id, { hold_id })
}
