import type { PaymentStatus } from '@podium/contract/payments'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { creditPurchase, hasRoomFor, takeBackPurchase } from '../wallet/index.ts'
import { type PaymentFacts, paymentMoved, paymentPaid, paymentRefunded } from './events.ts'
import { mayMove } from './lifecycle.ts'
import { mailAbout } from './mails.ts'
import type { ProviderStatus } from './provider.ts'
import {
  lockByTransaction,
  saveProviderStatus,
  type PaymentRecord,
  updatePayment,
} from './records.ts'

/**
 * The one place where a payment changes its status, whatever reports it: the provider's notice, the
 * status page, the reconciling job, an admin's refund. The payment is locked first, so that of two
 * callers with the same status the second finds it old; credits are posted on the first PAID alone.
 */
export async function settlePayment(
  tx: Tx,
  transactionId: string,
  reported: ProviderStatus,
  by: { adminId: number; reason: string } | null = null,
): Promise<PaymentRecord> {
  const payment = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  await saveProviderStatus(tx, payment.id, reported)
  if (mayMove(payment.status, reported.status)) {
    const isFull =
      reported.status === 'PAID' && !(await hasRoomFor(tx, payment.user_id, payment.credits))
    await (isFull ? putOff(tx, payment) : move(tx, payment, reported.status, by))
  }
  return (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
}

/**
 * Money that came for a wallet that is full stays open, however late it was: the provider has done its
 * part, and the reconciling job asks again until the credits fit.
 */
function putOff(tx: Tx, { id }: PaymentRecord): Promise<void> {
  return updatePayment(tx, id, { status: 'PENDING' })
}

type Author = { adminId: number; reason: string } | null

async function move(tx: Tx, payment: PaymentRecord, status: PaymentStatus, by: Author) {
  if (status === 'PAID') await receive(tx, payment)
  else if (status === 'REFUNDED') await giveBack(tx, payment, by)
  else await updatePayment(tx, payment.id, { status })
  await tx.emit(paymentMoved, { ...factsOf(payment), status })
  const { transactionId } = factsOf(payment)
  tx.publish(payment.user_id, { type: 'PAYMENT_UPDATE', transactionId, status })
  await mailAbout(tx, { ...payment, status, paid_at: payment.paid_at ?? now() })
}

async function receive(tx: Tx, payment: PaymentRecord): Promise<void> {
  const { id, user_id: userId, credits } = payment
  await updatePayment(tx, id, { status: 'PAID', paid_at: now() })
  if (credits > 0) await creditPurchase(tx, { userId, credits, cause: { kind: 'payment', id } })
  await tx.emit(paymentPaid, factsOf(payment))
}

async function giveBack(tx: Tx, payment: PaymentRecord, by: Author): Promise<void> {
  const { id, user_id: userId, credits } = payment
  const wasPaid = payment.status === 'PAID'
  const refunded = { status: 'REFUNDED', refunded_at: now() } as const
  await updatePayment(tx, id, { ...refunded, refund_reason: by?.reason ?? '' })
  if (wasPaid && credits > 0) {
    const cause = { kind: 'payment', id } as const
    const back = { userId, credits, cause, actor: by?.adminId ?? null }
    const { owedCredits } = await takeBackPurchase(tx, back)
    await updatePayment(tx, id, { owed_credits: owedCredits })
  }
  await tx.emit(paymentRefunded, { ...factsOf(payment), wasPaid })
}

function factsOf(payment: PaymentRecord): PaymentFacts {
  return {
    paymentId: payment.id,
    transactionId: payment.transaction_id ?? '',
    userId: payment.user_id,
    purpose: payment.purpose,
    credits: payment.credits,
    planId: payment.plan_id,
  }
}
