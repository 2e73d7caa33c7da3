import { day, secondsFromNow } from '../../platform/clock.ts'
import { timed } from '../../platform/jobs/index.ts'
import { deleteInvitationsBefore } from './records.ts'

/**
 * Deletes, every night, the invitations that ended 30 days ago without being taken up
 * (`registration.unproven`).
 */
export const endedInvitationsHandler = timed('delete-ended-invitations', '37 3 * * *', (tx) =>
  deleteInvitationsBefore(tx, secondsFromNow(-30 * day)),
)
