import { now } from '../../platform/clock.ts'
import { Refused } from '../../platform/refuse.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { refreshStatus } from './check-payment.ts'
import type { PaymentParts } from './parts.ts'
import { sendDueRefunds } from './send-refund.ts'
import { deleteStillborn, findByTransaction, findDue } from './records.ts'

const reconcileJob = job<object>('reconcile-payments', { retries: 0, schedule: '* * * * *' })

/**
 * Every minute, asks the provider about the payments that are due, so that no notice is needed, and
 * brings to their end the refunds that it has not confirmed.
 */
export function reconcilingHandler(parts: PaymentParts): JobHandler {
  return jobHandler(reconcileJob, async () => {
    await parts.inTransaction((tx) => deleteStillborn(tx))
    await sendDueRefunds(parts)
    for (const transactionId of await findDue(parts.db, parts.provider.name, now())) {
      if (!(await reconcile(parts, transactionId))) return
    }
  })
}

/** False when the provider does not answer: the rest can wait for the next minute. */
async function reconcile(parts: PaymentParts, transactionId: string): Promise<boolean> {
  try {
    const payment = await findByTransaction(parts.db, transactionId)
    if (payment) await refreshStatus(parts, payment, transactionId)
    return true
  } catch (error) {
    if (error instanceof Refused) return !error.names.includes('paymentProviderUnavailable')
    parts.log.error({ err: error, transactionId }, 'a payment could not be reconciled')
    return true
  }
}
