import type { PaymentStatus } from '@podium/contract/payments'

/**
 * From where a payment can go where (`payments.provider`). What is missing does not happen, whatever a
 * late or repeated notice says: a paid payment is not unpaid again, and what went back stays there.
 */
export const paymentMoves: Record<PaymentStatus, readonly PaymentStatus[]> = {
  PENDING: ['PAID', 'REFUNDED', 'EXPIRED', 'REJECTED', 'UNKNOWN'],
  UNKNOWN: ['PENDING', 'PAID', 'REFUNDED', 'EXPIRED', 'REJECTED'],
  EXPIRED: ['PAID', 'REFUNDED'],
  REJECTED: ['PAID', 'REFUNDED'],
  PAID: ['REFUNDED'],
  REFUNDED: [],
}

export function mayMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return paymentMoves[from].includes(to)
}

/** Whether money came, even if it went back since: there is a receipt of it. */
export function hasReceipt(payment: { paid_at: Date | null }): boolean {
  return payment.paid_at !== null
}
