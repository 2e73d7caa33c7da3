import type { Tx } from '../../platform/database/index.ts'
import { readNotifications } from './list-notifications.ts'

/** Several messages of one person are one line of the bell. */
export function messageThread(senderId: number): string {
  return `message:${senderId}`
}

/** Marks the bells about a conversation as read for the user who has read it. */
export async function forgetMessageBell(
  tx: Tx,
  { userId, otherId }: { userId: number; otherId: number },
): Promise<void> {
  await readNotifications(tx, userId, { thread: messageThread(otherId) })
}
