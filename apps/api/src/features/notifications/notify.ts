import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import {
  countUnreadOf,
  deleteReadBefore,
  insertNotifications,
  type NewNotification,
} from './records.ts'

/** Notifies users at their bell, and their open pages with it, in two statements whatever their number. */
export async function notifyAll(
  tx: Tx,
  userIds: number[],
  notification: NewNotification,
): Promise<void> {
  const inserted = await insertNotifications(tx, userIds, notification)
  if (inserted.length === 0) return
  const unread = await countUnreadOf(
    tx,
    inserted.map((row) => row.user_id),
  )
  for (const { id, user_id } of inserted) {
    tx.publish(user_id, { type: 'NOTIFICATION', id, unread: unread.get(user_id) ?? 0 })
  }
}

const keptSeconds = 180 * day

const forgetJob = job<object>('forget-read-notifications', { schedule: '37 4 * * *' })

/** Forgets notifications that were read half a year ago. */
export function forgettingNotificationsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(forgetJob, () =>
    inTransaction((tx) => deleteReadBefore(tx, secondsFromNow(-keptSeconds))),
  )
}
