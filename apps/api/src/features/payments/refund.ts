import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { recordAct } from '../audit/index.ts'
import { takeBack, takeBackPurchase, undoTakingBack } from '../wallet/index.ts'
import { paymentMoved, paymentRefunded, purchaseTakenBack } from './events.ts'
import { factsOf, showBuyer } from './facts.ts'
import { mailRefund } from './mails.ts'
import type { Figures } from './reckon.ts'
import { lockPayment, type PaymentRecord, updatePayment } from './records.ts'
import {
  findUnderWay,
  insertRefund,
  type NewRefund,
  type RefundRecord,
  updateRefund,
} from './refund-records.ts'

/** Whose act a refund is, and why. */
export type Author = Pick<NewRefund, 'kind' | 'actor_id' | 'reason' | 'request_id'>

const byTheProvider: Author = { kind: 'PROVIDER', actor_id: null, reason: '', request_id: '' }

/**
 * Begins to give a part of a payment back (`payments.refund`): what is there of its credits is taken at
 * once, so that nobody can spend it meanwhile, and the part is on record before its provider hears of
 * it. The payment is locked. Whoever withdraws gives up at once what they bought.
 */
export async function askRefund(
  tx: Tx,
  payment: PaymentRecord,
  { credits, cents }: Figures,
  by: Author,
): Promise<RefundRecord> {
  const { id: payment_id, user_id } = payment
  const { takenId, takenCredits } = await takeBack(tx, takingOf(payment, credits, by))
  const taken = { taken_id: takenId, taken_credits: takenCredits }
  const refund = await insertRefund(tx, { payment_id, user_id, credits, cents, ...by, ...taken })
  if (by.kind === 'WITHDRAWAL') await tx.emit(purchaseTakenBack, factsOf(payment))
  showBuyer(tx, payment, payment.status)
  return refund
}

/**
 * The money is on its way back: the payment says so, once. What had been spent of its credits before
 * becomes a debt. The payment is locked.
 */
export async function finishRefund(
  tx: Tx,
  payment: PaymentRecord,
  refund: RefundRecord,
): Promise<void> {
  const missing = refund.credits - refund.taken_credits
  const { owedCredits } =
    missing > 0
      ? await takeBackPurchase(tx, takingOf(payment, missing, refund))
      : { owedCredits: 0 }
  await updateRefund(tx, refund.id, { state: 'DONE', owed_credits: owedCredits, done_at: now() })
  const after = await noteOnPayment(tx, payment, { ...refund, owed_credits: owedCredits })
  const facts = factsOf(after)
  if (refund.kind !== 'WITHDRAWAL') await tx.emit(purchaseTakenBack, facts)
  await tx.emit(paymentRefunded, { ...facts, refundId: refund.id, back: refund.credits })
  if (after.status !== payment.status)
    await tx.emit(paymentMoved, { ...facts, status: after.status })
  showBuyer(tx, after, after.status)
  if (refund.kind !== 'WITHDRAWAL') await mailRefund(tx, after, { ...refund, owed: owedCredits })
  if (refund.actor_id !== null) await putOnRecord(tx, refund, { before: payment, after })
}

/** All is as it was: the provider did not take it. The payment is locked. */
export async function undoRefund(tx: Tx, refund: RefundRecord): Promise<void> {
  if (refund.taken_id !== null) await undoTakingBack(tx, refund.taken_id)
  await updateRefund(tx, refund.id, { state: 'UNDONE' })
}

/** The provider says that all of the money went back: so does what is left of it here. */
export async function refundByProvider(tx: Tx, payment: PaymentRecord): Promise<void> {
  const underWay = await findUnderWay(tx, payment.id)
  if (underWay) await finishRefund(tx, payment, underWay)
  const left = (underWay && (await lockPayment(tx, payment.id))) ?? payment
  const cents = left.gross_cents - left.refunded_cents
  if (cents === 0) return
  // Where we never heard that money had come, nothing was given for it.
  const credits = left.paid_at ? left.credits - left.refunded_credits : 0
  const { id: payment_id, user_id } = left
  const taken = { taken_id: null, taken_credits: 0 }
  const part = { payment_id, user_id, credits, cents, ...byTheProvider, ...taken }
  await finishRefund(tx, left, await insertRefund(tx, part))
}

function takingOf({ id, user_id }: PaymentRecord, credits: number, by: Author) {
  const cause = { kind: 'payment', id } as const
  const actor = by.kind === 'WITHDRAWAL' ? user_id : by.actor_id
  return { userId: user_id, credits, cause, actor }
}

/** Adds up what went back; the payment is refunded once all of the money did. */
async function noteOnPayment(
  tx: Tx,
  payment: PaymentRecord,
  { credits, cents, owed_credits, reason }: RefundRecord,
): Promise<PaymentRecord> {
  const refunded_cents = payment.refunded_cents + cents
  const change = {
    refunded_cents,
    refunded_credits: payment.refunded_credits + credits,
    owed_credits: payment.owed_credits + owed_credits,
    refunded_at: now(),
    refund_reason: reason,
    ...(refunded_cents === payment.gross_cents && { status: 'REFUNDED' as const }),
  }
  await updatePayment(tx, payment.id, change)
  return { ...payment, ...change }
}

export async function putOnRecord(
  tx: Tx,
  { actor_id, request_id, reason }: Pick<RefundRecord, 'actor_id' | 'request_id' | 'reason'>,
  { before, after }: { before: PaymentRecord; after: PaymentRecord },
): Promise<void> {
  const standing = ({ status, refunded_cents, refunded_credits }: PaymentRecord) => ({
    status,
    refundedCents: refunded_cents,
    refundedCredits: refunded_credits,
  })
  await recordAct(
    tx,
    { id: actor_id ?? 0, requestId: request_id },
    {
      act: 'PAYMENT_REFUNDED',
      on: { kind: 'payment', id: after.transaction_id ?? '' },
      userId: after.user_id,
      before: standing(before),
      after: standing(after),
      reason,
    },
  )
}
