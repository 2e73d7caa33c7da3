import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction } from '../../platform/database/index.ts'
import { type JobHandler, job, jobHandler } from '../../platform/jobs/index.ts'
import { forgetSendersOf } from './records.ts'

// Six months in which a decision may be objected to, and its sender told what came of that.
const keptSeconds = 183 * day

const forgetJob = job<object>('forget-notice-senders', { schedule: '47 3 * * *' })

/** Who sent a notice is forgotten once nobody has to be told any more (`reports.notices`). */
export function forgettingSendersHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(forgetJob, () =>
    inTransaction((tx) => forgetSendersOf(tx, secondsFromNow(-keptSeconds))),
  )
}
