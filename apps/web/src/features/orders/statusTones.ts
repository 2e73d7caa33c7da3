import type { OrderStatus } from '@podium/contract/order-rules'
import { orderTones } from '../../shared/orders/orderTones.ts'
import type { OrderSide } from './queries.ts'

/** The colour that repeats what a status says: what waits for the viewer stands out. */
export function statusTone(status: OrderStatus, side: OrderSide) {
  const waits = side === 'seller' ? 'PLACED' : 'SHIPPED'
  return status === waits && side !== 'admin' ? 'accent' : orderTones[status]
}
