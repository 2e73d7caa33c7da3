import { now } from '../../platform/clock.ts'
import type { PaymentParts } from './parts.ts'
import { ProviderDown } from './provider.ts'
import { findPayment, lockPayment, type PaymentRecord } from './records.ts'
import { finishRefund } from './refund.ts'
import { findRefund, findUnderWay, type RefundRecord, takeDueRefund } from './refund-records.ts'

/** What came of asking the provider: done, not done for certain, or not known yet. */
type Sent = 'done' | 'turnedAway' | 'unknown'

/**
 * Asks the provider to give a part back, and books it. The part has its own name there, so that asking
 * again after a kill, or after an answer that never came, changes nothing.
 */
export async function sendRefund(parts: PaymentParts, refundId: number): Promise<Sent> {
  const refund = await findRefund(parts.db, refundId)
  const payment = refund && (await findPayment(parts.db, refund.payment_id))
  if (!payment || refund.state === 'DONE') return 'done'
  if (refund.state === 'UNDONE') return 'turnedAway'
  // The gateway that took a payment alone can give it back; another one may be configured by now.
  if (payment.provider !== parts.provider.name) return 'unknown'
  const failure = await askProvider(parts, payment, refund)
  if (failure) return failure.mayHaveHappened ? 'unknown' : 'turnedAway'
  await parts.inTransaction(async (tx) => {
    const locked = await lockPayment(tx, payment.id)
    const underWay = await findUnderWay(tx, payment.id)
    if (locked && underWay?.id === refundId) await finishRefund(tx, locked, underWay)
  })
  return 'done'
}

async function askProvider(
  { provider, log }: PaymentParts,
  { id, transaction_id, paid_at }: PaymentRecord,
  refund: RefundRecord,
): Promise<ProviderDown | null> {
  try {
    await provider.refund({
      transactionId: transaction_id ?? '',
      paidAt: paid_at ?? refund.asked_at,
      reference: `refund-${id}-${refund.id}`,
      amountCents: refund.cents,
    })
    return null
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn({ error: error.message, refundId: refund.id }, 'payment provider')
    return error
  }
}

/** Asks again about every part that its provider has not confirmed and that is due. */
export async function sendDueRefunds(parts: PaymentParts): Promise<void> {
  for (;;) {
    const { name } = parts.provider
    const refundId = await parts.inTransaction((tx) => takeDueRefund(tx, name, now()))
    if (refundId === undefined) return
    await tryToSend(parts, refundId)
  }
}

async function tryToSend(parts: PaymentParts, refundId: number): Promise<void> {
  try {
    await sendRefund(parts, refundId)
  } catch (error) {
    parts.log.error({ err: error, refundId }, 'a refund could not be sent')
  }
}
