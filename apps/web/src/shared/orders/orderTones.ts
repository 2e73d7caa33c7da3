import type { OrderStatus } from '@podium/contract/order-rules'

/** The colour that repeats what the status of an order says. */
export const orderTones = {
  PLACED: 'info',
  SHIPPED: 'info',
  DISPUTED: 'danger',
  CONFIRMED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  WITHDRAWN: 'neutral',
  RETURNING: 'info',
  RETURNED: 'neutral',
  CLAIMED: 'danger',
} as const satisfies Record<OrderStatus, string>
