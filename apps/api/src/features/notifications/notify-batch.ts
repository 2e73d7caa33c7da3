import type { NotificationKind } from '@podium/contract/notifications'
import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
import { fullNameOf, mailNotification, type NotificationMail } from './mails.ts'
import { notifyAll } from './notify.ts'
import { findMailed } from './settings-records.ts'

/** People told in one transaction. */
export const batch = 500

/** Tells some people that there is something new on an athlete's page, by bell and as they choose by mail. */
export async function notifyBatch(
  tx: Tx,
  readers: number[],
  about: { kind: NotificationKind; mail: NotificationMail; athleteId: number; thread: string },
): Promise<void> {
  const { kind, mail, athleteId: id, thread } = about
  const link = paths.athlete({ id })
  await notifyAll(tx, readers, { kind, actorId: id, facts: {}, link, thread: `${thread}:${id}` })
  const who = await fullNameOf(tx, id)
  for (const userId of await findMailed(tx, kind, readers)) {
    await mailNotification(tx, userId, mail, { who, link })
  }
}
