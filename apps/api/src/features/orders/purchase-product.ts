import { type Delivery, isDelivered, type Order, orderAnswerDays } from '@podium/contract/orders'
import type { TraderDetails } from '@podium/contract/traders'
import { day } from '../../platform/clock.ts'
import { lockShared, type Tx } from '../../platform/database/index.ts'
import { isOneself, type Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale, refuseUnchecked } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findAccount, requireLatestTerms } from '../identity/index.ts'
import {
  type OfferRecord,
  type ProductRecord,
  readProduct,
  requireOffer,
  takePiece,
} from '../products/index.ts'
import { sells, shownDetails } from '../traders/index.ts'
import { escrow, reserve } from '../wallet/index.ts'
import { announce } from './announce.ts'
import type { OrderPorts } from './ports.ts'
import { readOrder } from './read-orders.ts'
import { insertOrder, type OrderRecord, updateOrder } from './records.ts'

interface Purchase {
  productId: number
  delivery: Delivery
  /**
   * The price the buyer saw: at another one they are asked again (`stateChanged`, with the product as
   * it is).
   */
  expectedCredits: number
}

/** Buys a product: the credits wait in escrow until the order has come to its end (`orders.course`). */
export async function purchaseProduct(
  tx: Tx,
  { keys, ports }: { keys: FileKeys; ports: OrderPorts },
  buyer: Viewer,
  purchase: Purchase,
): Promise<Order> {
  await requireLatestTerms(tx, buyer)
  const refuseChanged = async () =>
    refuseStale('stateChanged', await readProduct(tx, keys, buyer, purchase.productId))
  const offer = await requireSale(tx, ports, buyer, purchase)
  if (offer.credits !== purchase.expectedCredits) return refuseChanged()
  const piece = await takePiece(tx, { id: purchase.productId, credits: purchase.expectedCredits })
  const order = await place(tx, buyer, piece ?? (await refuseChanged()), {
    delivery: purchase.delivery,
    trader: shownDetails(offer),
  })
  await announce(tx, order, 'place')
  return readOrder(tx, keys, buyer, order.id)
}

/**
 * The product as it stands now. Refuses what cannot be sold to the buyer: what they may not see
 * (`entityDoesNotExist`), their own product, another country, or across a block (`orderNotAllowed`), and
 * what a seller whom nobody checked offers (`traderNotVerified`). Until the purchase is done neither side
 * can close their account.
 */
async function requireSale(
  tx: Tx,
  ports: OrderPorts,
  buyer: Viewer,
  purchase: Purchase,
): Promise<OfferRecord> {
  const { sponsor_id } = await requireOffer(tx, buyer, purchase.productId)
  if (isOneself(buyer, sponsor_id) || !isDelivered(purchase.delivery.countryCode)) {
    refuse('orderNotAllowed')
  }
  // An order carries words, and one that is taken back at once costs nothing.
  const apart = await ports.findKeptApart(tx, buyer.id, [sponsor_id])
  if (apart.size > 0) refuse('orderNotAllowed')
  for (const userId of [buyer.id, sponsor_id]) await lockShared(tx, 'orders', userId)
  // Read once more: either may have left before the lock was there.
  const offer = await requireOffer(tx, buyer, purchase.productId)
  if (!(await findAccount(tx, buyer.id))) refuse('userNotFound')
  // What the seller has not given is between them and the admins.
  if (!sells(offer)) refuseUnchecked(['verification'])
  return offer
}

async function place(
  tx: Tx,
  buyer: Viewer,
  piece: ProductRecord,
  from: { delivery: Delivery; trader: TraderDetails | null },
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
  const { id } = await insertOrder(tx, bought, {
    ...from,
    answerSeconds: orderAnswerDays * day,
  })
  const hold_id = await reserve(tx, {
    from: buyer.id,
    credits,
    reason: 'ORDER_PLACED',
    cause: { kind: 'order', id },
    in: escrow(buyer.id),
  })
  return updateOrder(tx, id, { hold_id })
}
