import type { Db, InTransaction } from '../../platform/database/index.ts'
import { eachByItself, job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import type { Log } from '../../platform/log.ts'
import { endOverdue } from './agree.ts'
import { findOverdue } from './records.ts'

const expireJob = job<object>('expire-delegations', { retries: 0, schedule: '* * * * *' })

/** Notes what time has ended, and tells both sides; it counts from its moment on, noted or not. */
export function delegationsHandler(deps: {
  db: Db
  inTransaction: InTransaction
  log: Log
}): JobHandler {
  return jobHandler(expireJob, async () => {
    await eachByItself(deps, await findOverdue(deps.db), {
      act: endOverdue,
      failed: 'a delegation could not be ended',
    })
  })
}
