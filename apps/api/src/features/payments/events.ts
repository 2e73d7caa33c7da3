import type { PaymentStatus } from '@podium/contract/payments'
import { domainEvent } from '../../platform/domain-event.ts'

/** What a payment is about, for the features that react to it. */
export interface PaymentFacts {
  paymentId: number
  transactionId: string
  userId: number
  purpose: 'CREDITS' | 'PLAN'
  credits: number
  planId: string | null
}

/** The money is there, for the first time and only once. */
export const paymentPaid = domainEvent<PaymentFacts>()

/** What was bought is given up, whole or in part: a plan ends at once. */
export const purchaseTakenBack = domainEvent<PaymentFacts>()

/** Money went back, so many credits with it; each part is told once. */
export const paymentRefunded = domainEvent<PaymentFacts & { refundId: number; back: number }>()

/** A payment has changed its status. */
export const paymentMoved = domainEvent<PaymentFacts & { status: PaymentStatus }>()
