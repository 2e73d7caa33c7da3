import type { OrderStatus } from '@podium/contract/order-rules'

const tones = {
  PLACED: 'info',
  SHIPPED: 'info',
  DISPUTED: 'info',
  CONFIRMED: 'success',
  DECLINED: 'neutral',
  EXPIRED: 'neutral',
  REFUNDED: 'neutral',
  WITHDRAWN: 'neutral',
  RETURNING: 'info',
  RETURNED: 'neutral',
  CLAIMED: 'info',
} as const satisfies Record<OrderStatus, string>

const turns: Record<'buyer' | 'seller' | 'admin', readonly OrderStatus[]> = {
  buyer: ['SHIPPED'],
  seller: ['PLACED', 'RETURNING'],
  admin: ['DISPUTED', 'CLAIMED'],
}

/**
 * The colour that repeats what the status of an order says: what waits for the viewer stands out, as does what
 * they have to send back.
 */
export function orderTone(
  status: OrderStatus,
  side: keyof typeof turns,
  { return: sendsBack }: { return?: boolean } = {},
) {
  return sendsBack || turns[side].includes(status) ? 'turn' : tones[status]
}
