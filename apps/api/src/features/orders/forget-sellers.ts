import { orderClaimYears } from '@podium/contract/order-rules'
import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction } from '../../platform/database/index.ts'
import { type JobHandler, job, jobHandler } from '../../platform/jobs/index.ts'
import { forgetSellers } from './records.ts'

// Longer than that many years are, wherever leap days fall: nobody can claim any more.
const keptSeconds = orderClaimYears * 366 * day

const forgetJob = job<object>('forget-order-sellers', { schedule: '51 3 * * *' })

/** Who sold something goes from its order once no claim can rest on it any more (`traders.shown`). */
export function forgettingSellersHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(forgetJob, () =>
    inTransaction((tx) => forgetSellers(tx, secondsFromNow(-keptSeconds))),
  )
}
