import { findProviderAct, type PaymentAct, paymentMoves } from '@podium/contract/payment-rules'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findAccount } from '../identity/index.ts'
import { creditPurchase, hasRoomFor } from '../wallet/index.ts'
import { paymentMoved, paymentPaid } from './events.ts'
import { factsOf, showBuyer } from './facts.ts'
import { mailAbout, mailReference } from './mails.ts'
import type { ProviderStatus } from './provider.ts'
import {
  findPayment,
  lockByTransaction,
  saveProviderStatus,
  type PaymentRecord,
  updatePayment,
} from './records.ts'
import { askRefund, refundByProvider } from './refund.ts'

/**
 * The one place where a payment follows its provider's word, whatever brings it: the notice, the status
 * page, the reconciling job. What goes back by our own act is in `refund.ts`. The payment is locked first, so that of two
 * callers with the same status the second finds it old; credits are posted on the first PAID alone.
 */
export async function settlePayment(
  tx: Tx,
  transactionId: string,
  reported: ProviderStatus,
): Promise<PaymentRecord> {
  const payment = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  await saveProviderStatus(tx, payment.id, reported)
  const act = findProviderAct(payment.status, reported.status)
  if (act && (await isFullFor(tx, payment, act))) await postpone(tx, payment)
  else if (act) await move(tx, payment, act)
  const settled = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  if (settled.status === 'PENDING' && !payment.reference) await mailReference(tx, settled)
  return settled
}

async function isFullFor(tx: Tx, payment: PaymentRecord, act: PaymentAct): Promise<boolean> {
  const { credits } = paymentMoves[act]
  return credits === 'give' && !(await hasRoomFor(tx, payment.user_id, payment.credits))
}

/** The buyer is not told: the provider has done its part, and the reconciling job asks again. */
function postpone(tx: Tx, { id }: PaymentRecord): Promise<void> {
  return updatePayment(tx, id, { status: paymentMoves.postpone.to })
}

async function move(tx: Tx, payment: PaymentRecord, act: PaymentAct): Promise<void> {
  const { to: status, credits } = paymentMoves[act]
  if (status === 'REFUNDED') return refundByProvider(tx, payment)
  await updatePayment(tx, payment.id, { status, ...(status === 'PAID' && { paid_at: now() }) })
  if (payment.credits > 0 && credits === 'give') await giveCredits(tx, payment)
  const facts = factsOf(payment)
  if (status === 'PAID') await tx.emit(paymentPaid, facts)
  await tx.emit(paymentMoved, { ...facts, status })
  showBuyer(tx, payment, status)
  await mailAbout(tx, payment.id)
  if (status === 'PAID') await giveBackWhereLeft(tx, payment)
}

/**
 * Money that comes once its buyer has left buys nothing: nobody could use it, nor withdraw from it
 * (`account.closing`). It goes back whole, as a withdrawal does.
 */
async function giveBackWhereLeft(tx: Tx, payment: PaymentRecord): Promise<void> {
  if (await findAccount(tx, payment.user_id)) return
  const paid = (await findPayment(tx, payment.id)) ?? payment
  const { credits, gross_cents: cents } = paid
  const by = { kind: 'WITHDRAWAL', actor_id: null, reason: '', request_id: '' } as const
  await askRefund(tx, paid, { credits, cents }, by)
}

async function giveCredits(tx: Tx, { id, user_id, credits }: PaymentRecord): Promise<void> {
  await creditPurchase(tx, { userId: user_id, credits, cause: { kind: 'payment', id } })
}
