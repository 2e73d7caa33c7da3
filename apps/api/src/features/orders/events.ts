import type { OrderAct, OrderStatus } from '@podium/contract/order-rules'
import { domainEvent } from '../../platform/domain-event.ts'

/** What an order is about, for the features that handle its events. */
export interface OrderFacts {
  orderId: number
  buyerId: number
  sellerId: number
  productId: number
  /** The product's title, as it was bought. */
  title: string
  credits: number
  status: OrderStatus
}

/** A buyer bought a product; the seller has an order to answer. */
export const orderPlaced = domainEvent<OrderFacts>()

/** An order moved by an act of the table of moves; `said` is what its maker gave as a reason or note, where it may be told. */
export const orderMoved = domainEvent<OrderFacts & { act: OrderAct; said: string }>()

/** The product of an order was recalled; told once to each buyer. `said` is why. */
export const orderRecalled = domainEvent<OrderFacts & { said: string }>()

/** The recall of an order's product was taken back; told once to each buyer. */
export const recallTakenBack = domainEvent<OrderFacts>()
