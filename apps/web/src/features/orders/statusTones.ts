import type { OrderStatus } from '@podium/contract/order-rules'
import { orderTones } from '../../shared/orders/orderTones.ts'
import type { OrderSide } from './queries.ts'

const waitsFor: Record<OrderSide, readonly OrderStatus[]> = {
  buyer: ['SHIPPED'],
  seller: ['PLACED', 'RETURNING'],
  admin: [],
}

/** The colour that repeats what a status says: what waits for the viewer stands out. */
export function statusTone(status: OrderStatus, side: OrderSide) {
  return waitsFor[side].includes(status) ? 'accent' : orderTones[status]
}
