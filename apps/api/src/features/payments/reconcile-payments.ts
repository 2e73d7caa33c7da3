import { now } from '../../platform/clock.ts'
import { Refused } from '../../platform/refuse.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { refreshStatus } from './check-payment.ts'
import type { PaymentParts } from './parts.ts'
import { sendDueRefunds } from './send-refund.ts'
import { deleteStillborn, findByTransaction, findDue } from './records.ts'

const reconcileJob = job<object>('reconcile-payments', { retries: 0, schedule: '* * * * *' })

/** Where it says nothing of so many in a row the provider is down: the rest can wait for the next minute. */
const mostUntold = 3

/**
 * Every minute, asks the provider about the payments that are due, so that no notice is needed, and
 * brings to their end the refunds that it has not confirmed. Those of which it said nothing the last time
 * come last: one that it does not know any more would keep all others waiting.
 */
export function reconcilingHandler(parts: PaymentParts): JobHandler {
  let untold: string[] = []
  return jobHandler(reconcileJob, async () => {
    await parts.inTransaction((tx) => deleteStillborn(tx))
    await sendDueRefunds(parts)
    const due = await findDue(parts.db, parts.provider.name, now())
    untold = untold.filter((id) => due.includes(id))
    let inARow = 0
    for (const transactionId of [...due.filter((id) => !untold.includes(id)), ...untold]) {
      if (inARow === mostUntold) return
      const isTold = await reconcile(parts, transactionId)
      untold = untold.filter((id) => id !== transactionId)
      if (!isTold) untold.push(transactionId)
      inARow = isTold ? 0 : inARow + 1
    }
  })
}

/** False when the provider does not answer. */
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
