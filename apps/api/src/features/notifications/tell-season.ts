import { paths } from '@podium/contract/paths'
import type { InTransaction } from '../../platform/database/index.ts'
import { findSeasonReaders } from '../season/index.ts'
import type { NotificationMail } from './mails.ts'
import { batch, notifyBatch } from './notify-batch.ts'
import type { NewNotification } from './records.ts'

/** Whose season it is, and the goal of which also those hear who gave to it; null without one. */
interface Whose {
  athleteId: number
  goalId: number | null
}

type About = Pick<NewNotification, 'kind' | 'facts' | 'thread'> & { mail: NotificationMail }

/**
 * Tells who follows or supports an athlete of something in their season, batch by batch: nobody across a
 * block, and none while the athlete's page is hidden.
 */
export async function tellSeason(
  inTransaction: InTransaction,
  whose: Whose,
  about: About,
): Promise<void> {
  const { athleteId } = whose
  const told = { ...about, actorId: athleteId, link: paths.athlete({ id: athleteId }) }
  for (let after: number | undefined = 0; after !== undefined;) {
    const from: number = after
    after = await inTransaction(async (tx) => {
      const readers = await findSeasonReaders(tx, whose, { after: from, limit: batch })
      if (readers.length > 0) await notifyBatch(tx, readers, told)
      return readers.at(-1)
    })
  }
}
