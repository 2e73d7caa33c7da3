import { findProviderAct, type PaymentAct, paymentMoves } from '@podium/contract/payment-rules'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { creditPurchase, hasRoomFor, takeBackPurchase } from '../wallet/index.ts'
import { type PaymentFacts, paymentMoved, paymentPaid, paymentRefunded } from './events.ts'
import { mailAbout } from './mails.ts'
import type { ProviderStatus } from './provider.ts'
import {
  lockByTransaction,
  saveProviderStatus,
  type PaymentRecord,
  updatePayment,
} from './records.ts'

/** The admin whose refund it is; null where the provider alone says so. */
type Author = { adminId: number; reason: string } | null

/**
 * The one place where a payment changes its status, whatever reports it: the provider's notice, the
 * status page, the reconciling job, an admin's refund. The payment is locked first, so that of two
 * callers with the same status the second finds it old; credits are posted on the first PAID alone.
 */
export async function settlePayment(
  tx: Tx,
  transactionId: string,
  reported: ProviderStatus,
  by: Author = null,
): Promise<PaymentRecord> {
  const payment = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  await saveProviderStatus(tx, payment.id, reported)
  const act = findProviderAct(payment.status, reported.status)
  if (act && (await isFullFor(tx, payment, act))) await postpone(tx, payment)
  else if (act) await move(tx, payment, act, by)
  return (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
}

async function isFullFor(tx: Tx, payment: PaymentRecord, act: PaymentAct): Promise<boolean> {
  const { credits } = paymentMoves[act]
  return credits === 'give' && !(await hasRoomFor(tx, payment.user_id, payment.credits))
}

/** Nobody is told: the provider has done its part, and the reconciling job asks again. */
function postpone(tx: Tx, { id }: PaymentRecord): Promise<void> {
  return updatePayment(tx, id, { status: paymentMoves.postpone.to })
}

async function move(tx: Tx, payment: PaymentRecord, act: PaymentAct, by: Author): Promise<void> {
  const { to: status, credits } = paymentMoves[act]
  await updatePayment(tx, payment.id, {
    status,
    ...(status === 'PAID' && { paid_at: now() }),
    ...(status === 'REFUNDED' && { refunded_at: now(), refund_reason: by?.reason ?? '' }),
  })
  if (payment.credits > 0 && credits !== 'stay') await moveCredits[credits](tx, payment, by)
  const facts = factsOf(payment)
  if (status === 'PAID') await tx.emit(paymentPaid, facts)
  if (status === 'REFUNDED')
    await tx.emit(paymentRefunded, { ...facts, wasPaid: credits === 'take' })
  await tx.emit(paymentMoved, { ...facts, status })
  const { userId, transactionId } = facts
  tx.publish(userId, { type: 'PAYMENT_UPDATE', transactionId, status })
  await mailAbout(tx, { ...payment, status, paid_at: payment.paid_at ?? now() })
}

const moveCredits = {
  async give(tx: Tx, { id, user_id: userId, credits }: PaymentRecord): Promise<void> {
    await creditPurchase(tx, { userId, credits, cause: { kind: 'payment', id } })
  },
  async take(tx: Tx, { id, user_id: userId, credits }: PaymentRecord, by: Author): Promise<void> {
    const cause = { kind: 'payment', id } as const
    const back = { userId, credits, cause, actor: by?.adminId ?? null }
    const { owedCredits } = await takeBackPurchase(tx, back)
    await updatePayment(tx, id, { owed_credits: owedCredits })
  },
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
