import { mayMovePayment } from '@podium/contract/payment-rules'
import type { AdminPayment } from '@podium/contract/payments'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import { findPaymentOfPerson } from './list-records.ts'
import type { PaymentParts } from './parts.ts'
import { ProviderDown } from './provider.ts'
import { lockByTransaction } from './records.ts'
import { settlePayment } from './settle-payment.ts'
import { viewForAdmin } from './views.ts'

/**
 * Gives the money of a paid payment back (`payments.provider`). The payment stays locked while its
 * provider is asked, so that two admins refund it once; if we fail after the provider did, trying
 * again is harmless.
 */
export async function refundPayment(
  tx: Tx,
  parts: PaymentParts,
  admin: Viewer,
  asked: { transactionId: string; reason: string },
): Promise<AdminPayment> {
  const { transactionId, reason } = asked
  const payment = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  if (!mayMovePayment('refund', payment.status)) refuse('stateChanged')
  if (payment.provider !== parts.provider.name) refuse('paymentProviderUnavailable')
  const { id: paymentId, gross_cents: grossCents } = payment
  try {
    await parts.provider.refund({ transactionId, paymentId, grossCents })
  } catch (error) {
    if (error instanceof ProviderDown) refuse('paymentProviderUnavailable')
    throw error
  }
  await settlePayment(tx, transactionId, { status: 'REFUNDED' }, { adminId: admin.id, reason })
  await recordAct(tx, admin, {
    act: 'PAYMENT_REFUNDED',
    on: { kind: 'payment', id: transactionId },
    userId: payment.user_id,
    before: { status: payment.status },
    after: { status: 'REFUNDED' },
    reason,
  })
  const refunded = await findPaymentOfPerson(tx, transactionId)
  return viewForAdmin(refunded ?? refuse('paymentNotFound'))
}
