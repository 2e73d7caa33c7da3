import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import { readNotifications } from './list-notifications.ts'
import { notify } from './notify.ts'

const threadOf = (senderId: number) => `message:${senderId}`

/** The recipient hears of a message; several messages of one person are one line. */
export function tellOfMessage(
  tx: Tx,
  { senderId, recipientId }: { senderId: number; recipientId: number },
): Promise<void> {
  const link = paths.messages({ userId: senderId })
  const thread = threadOf(senderId)
  return notify(tx, recipientId, { kind: 'message', actorId: senderId, link, thread })
}

/** Who has read a conversation needs no bell about it any more. */
export async function forgetMessageBell(
  tx: Tx,
  { userId, otherId }: { userId: number; otherId: number },
): Promise<void> {
  await readNotifications(tx, userId, { thread: threadOf(otherId) })
}
