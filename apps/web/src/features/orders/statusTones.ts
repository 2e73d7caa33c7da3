import type { OrderStatus } from '@podium/contract/order-rules'

/** The colour that repeats what a status says. */
export const statusTones = {
  PLACED: 'info',
  SHIPPED: 'accent',
  DISPUTED: 'danger',
  CONFIRMED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Record<OrderStatus, string>
