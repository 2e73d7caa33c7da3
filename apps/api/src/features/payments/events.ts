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
export const paymentPaid = domainEvent<PaymentFacts>('paymentPaid')

/** The money went back; `wasPaid` is false where we never heard that it had come. */
export const paymentRefunded = domainEvent<PaymentFacts & { wasPaid: boolean }>('paymentRefunded')

/** A payment has changed its status. */
export const paymentMoved = domainEvent<PaymentFacts & { status: PaymentStatus }>('paymentMoved')
