import type { AdminPayment } from '@podium/contract/payments'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { findPaymentOfPerson } from './list-records.ts'
import type { PaymentParts } from './parts.ts'
import { lockByTransaction } from './records.ts'
import { finishRefund, putOnRecord } from './refund.ts'
import { findUnderWay } from './refund-records.ts'
import { viewForAdmin } from './views.ts'

/**
 * Books what went back by hand (`payments.refund`): only the gateway that took a payment gives it back, and
 * the server asks none but the configured one. What that one was asked is its own to answer.
 */
export async function noteRefund(
  tx: Tx,
  { provider }: Pick<PaymentParts, 'provider'>,
  admin: Viewer,
  { transactionId, reason }: { transactionId: string; reason: string },
): Promise<AdminPayment> {
  const before = (await lockByTransaction(tx, transactionId)) ?? refuse('paymentNotFound')
  const read = async () =>
    (await findPaymentOfPerson(tx, transactionId)) ?? refuse('paymentNotFound')
  const underWay = await findUnderWay(tx, before.id)
  if (!underWay || before.provider === provider.name) {
    refuseStale('stateChanged', viewForAdmin(await read(), provider))
  }
  await finishRefund(tx, before, underWay)
  const after = await read()
  const by = { actor_id: admin.id, request_id: admin.requestId, reason }
  // Where an admin began it, what changed stands in the entry of that admin, and once.
  await putOnRecord(tx, by, { before: underWay.actor_id === null ? before : after, after })
  return viewForAdmin(after, provider)
}
