import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import { fullNameOf, mailNotification, type NotificationMail } from './mails.ts'
import { notifyAll } from './notify.ts'
import type { NewNotification } from './records.ts'
import { findMailed } from './settings-records.ts'

/** People told in one transaction. */
export const batch = 500

/** Tells some people by bell and as they choose by mail, in as many statements whatever their number. */
export async function notifyBatch(
  tx: Tx,
  readers: number[],
  { mail, ...notification }: NewNotification & { mail: NotificationMail },
): Promise<void> {
  await notifyAll(tx, readers, notification)
  const { actorId, facts, link, kind } = notification
  const who = actorId === null ? '' : await fullNameOf(tx, actorId)
  await mailNotification(tx, await findMailed(tx, kind, readers), mail, { ...facts, who, link })
}

/** That there is something new on an athlete's page; several unread of one athlete are one line. */
export function newsOf(athleteId: number, thread: string) {
  const link = paths.athlete({ id: athleteId })
  return { actorId: athleteId, facts: {}, link, thread: `${thread}:${athleteId}` }
}
