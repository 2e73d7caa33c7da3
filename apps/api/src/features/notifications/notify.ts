import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { timed } from '../../platform/jobs/index.ts'
import { deleteReadBefore, insertNotifications, type NewNotification } from './records.ts'
import { pushNotification } from './push-notification.ts'

/**
 * Notifies users at their bell, their open pages with it, and the devices that they switched it on for,
 * in as many statements whatever their number.
 */
export async function notifyAll(
  tx: Tx,
  userIds: number[],
  notification: NewNotification,
): Promise<void> {
  const told = await insertNotifications(tx, userIds, notification)
  for (const { id, user_id, unread } of told) {
    if (id !== null) tx.publish(user_id, { type: 'NOTIFICATION', id, unread })
  }
  const pushed = told.filter(({ push }) => push).map(({ user_id }) => user_id)
  if (pushed.length > 0) await pushNotification(tx, pushed, notification)
}

const keptSeconds = 180 * day

/** Forgets notifications that were read half a year ago. */
export const forgettingNotificationsHandler = timed(
  'forget-read-notifications',
  '37 4 * * *',
  (tx) => deleteReadBefore(tx, secondsFromNow(-keptSeconds)),
)
