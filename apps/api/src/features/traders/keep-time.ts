import type { InTransaction } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { traderEnded, traderEnding } from './events.ts'
import { takeEnded, takeToRemind } from './records.ts'
import { daysToRenew } from './standing.ts'

const timeJob = job<object>('end-traders', { schedule: '19 * * * *' })

/**
 * Every hour, tells sponsors whose time as a checked seller ends, thirty days ahead and when it is over,
 * each once; it counts from its day on, noted or not.
 */
export function tradersHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(timeJob, () =>
    inTransaction(async (tx) => {
      for (const one of await takeEnded(tx)) await tx.emit(traderEnded, one)
      for (const one of await takeToRemind(tx, daysToRenew)) await tx.emit(traderEnding, one)
    }),
  )
}
