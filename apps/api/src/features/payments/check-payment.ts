import type { Payment } from '@podium/contract/payments'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { recordAct } from '../audit/index.ts'
import type { PaymentParts } from './parts.ts'
import { mayRead } from './policy.ts'
import { ProviderDown, type ProviderStatus } from './provider.ts'
import { findByTransaction, type PaymentRecord } from './records.ts'
import { settlePayment } from './settle-payment.ts'
import { viewPayment } from './views.ts'

/**
 * A payment with its status now: asks its provider and settles what it says. Another buyer's payment is
 * `paymentNotFound`; a provider that does not answer is `paymentProviderUnavailable` and changes nothing
 * (`payments.status-page`).
 */
export async function checkPayment(
  parts: PaymentParts,
  viewer: Viewer,
  transactionId: string,
): Promise<Payment> {
  const payment = await findByTransaction(parts.db, transactionId)
  if (!payment || !mayRead(viewer, payment)) refuse('paymentNotFound')
  const checked = await refreshStatus(parts, payment, transactionId)
  if (viewer.role === 'ADMIN' && isAsked(parts, payment))
    await recordCheck(parts, viewer, payment, checked)
  return viewPayment(checked)
}

function recordCheck(
  { inTransaction }: PaymentParts,
  admin: Viewer,
  before: PaymentRecord,
  after: PaymentRecord,
): Promise<void> {
  return inTransaction((tx) =>
    recordAct(tx, admin, {
      act: 'PAYMENT_CHECKED',
      on: { kind: 'payment', id: before.transaction_id ?? '' },
      userId: before.user_id,
      before: { status: before.status },
      after: { status: after.status },
    }),
  )
}

/** Only the provider that took a payment knows it, and the configured one alone is asked. */
function isAsked({ provider }: PaymentParts, payment: PaymentRecord): boolean {
  return payment.provider === provider.name
}

/** Asks the provider about a payment and settles it; one of another provider stays as it is. */
export async function refreshStatus(
  parts: PaymentParts,
  payment: PaymentRecord,
  transactionId: string,
): Promise<PaymentRecord> {
  if (!isAsked(parts, payment)) return payment
  const reported = await askProvider(parts, transactionId)
  return parts.inTransaction((tx) => settlePayment(tx, transactionId, reported))
}

async function askProvider(parts: PaymentParts, transactionId: string): Promise<ProviderStatus> {
  try {
    return await parts.provider.status(transactionId)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    parts.log.warn({ error: error.message, transactionId }, 'payment provider')
    return refuse('paymentProviderUnavailable')
  }
}
