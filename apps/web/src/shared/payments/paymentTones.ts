import type { PaymentStatus } from '@podium/contract/payments'

/** The colour of how a payment stands. */
export const paymentTones = {
  PENDING: 'info',
  PAID: 'success',
  REFUNDED: 'neutral',
  EXPIRED: 'neutral',
  UNKNOWN: 'danger',
  REJECTED: 'danger',
} as const satisfies Record<PaymentStatus, string>
