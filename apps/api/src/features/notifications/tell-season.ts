import { paths } from '@podium/contract/paths'
import type { Tx } from '../../platform/database/index.ts'
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
 * Tells a batch of those who follow or support an athlete of something in their season, and answers whom:
 * nobody across a block, and none while the athlete's page is hidden or limited.
 */
export async function tellSeason(
  tx: Tx,
  whose: Whose,
  about: About,
  after: number,
): Promise<number[]> {
  const { athleteId } = whose
  const readers = await findSeasonReaders(tx, whose, { after, limit: batch })
  const told = { ...about, actorId: athleteId, link: paths.athlete({ id: athleteId }) }
  if (readers.length > 0) await notifyBatch(tx, readers, told)
  return readers
}
