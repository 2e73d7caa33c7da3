import type { OrderStatus } from '@podium/contract/order-rules'
import type { OrderSide } from './queries.ts'

const tones = {
  PLACED: 'info',
  SHIPPED: 'info',
  DISPUTED: 'danger',
  CONFIRMED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, string>

/** The colour that repeats what a status says: what waits for the viewer stands out. */
export function statusTone(status: OrderStatus, side: OrderSide) {
  const waits = side === 'seller' ? 'PLACED' : 'SHIPPED'
  return status === waits && side !== 'admin' ? 'accent' : tones[status]
}
