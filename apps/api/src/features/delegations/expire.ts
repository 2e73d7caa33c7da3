import type { Db, InTransaction } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { endDelegations } from './agree.ts'
import { findOverdue } from './records.ts'

const expireJob = job<object>('expire-delegations', { retries: 0, schedule: '* * * * *' })

/** Notes what time has ended, and tells both sides; it counts from its moment on, noted or not. */
export function delegationsHandler(db: Db, inTransaction: InTransaction): JobHandler {
  return jobHandler(expireJob, async () => {
    for (const id of await findOverdue(db)) {
      await inTransaction((tx) => endDelegations(tx, [id], null))
    }
  })
}
