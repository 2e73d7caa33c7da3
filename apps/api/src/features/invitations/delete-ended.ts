import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction } from '../../platform/database/index.ts'
import { job, jobHandler, type JobHandler } from '../../platform/jobs/index.ts'
import { deleteInvitationsBefore } from './records.ts'

const deletingJob = job<object>('delete-ended-invitations', { schedule: '37 3 * * *' })

/**
 * Deletes, every night, the invitations that ended 30 days ago without being taken up
 * (`registration.unproven`).
 */
export function endedInvitationsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(deletingJob, () =>
    inTransaction((tx) => deleteInvitationsBefore(tx, secondsFromNow(-30 * day))),
  )
}
