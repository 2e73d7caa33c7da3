import { day, secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import {
  countUnreadOf,
  deleteReadBefore,
  insertNotifications,
  type NewNotification,
} from './records.ts'

/** What a notification says, as the features that send it write it: what is left out has none. */
export type NotificationPayload = Pick<NewNotification, 'kind' | 'link'> & Partial<NewNotification>

/** Notifies a user of what happened, at their bell, and their open pages with it. */
export async function notify(tx: Tx, userId: number, payload: NotificationPayload): Promise<void> {
  await notifyAll(tx, [userId], payload)
}

/** Notifies several users of the same, in two statements whatever their number. */
export async function notifyAll(
  tx: Tx,
  userIds: number[],
  payload: NotificationPayload,
): Promise<void> {
  const notification = { actorId: null, facts: {}, thread: null, ...payload }
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
