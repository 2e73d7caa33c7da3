import type { Tx } from '../../../platform/database/index.ts'
import { giveMatch } from '../../wallet/index.ts'
import type { SupportRecord } from '../records.ts'
import { end } from './end-match.ts'
import { findFundFor, lockForSupport, type MatchRecord, sumGiven } from './records.ts'

/** What a fund adds to a support that is being accepted. */
export interface Match {
  fund: MatchRecord
  /** What it would have to add for all that was promised. */
  whole: number
  /** What it can add. */
  credits: number
}

/** The fund that doubles a support that waits, locked; undefined where none does. */
export async function lockMatchFor(
  tx: Tx,
  supportId: number,
  { forGoal }: { forGoal: boolean },
): Promise<Match | undefined> {
  const id = await findFundFor(tx, supportId, { forGoal })
  if (id === null) return undefined
  const { fund, whole, left } = await lockForSupport(tx, id, supportId)
  return whole > 0 ? { fund, whole, credits: Math.min(whole, left) } : undefined
}

/** Gives the athlete what a fund adds to the support they accepted; one that has given all is over. */
export async function payMatch(
  tx: Tx,
  { id: supportId, athlete_id: athleteId, matched: credits }: SupportRecord,
  fund: MatchRecord,
): Promise<void> {
  await giveMatch(tx, { supportId, ownerId: fund.owner_id, athleteId, credits })
  if ((await sumGiven(tx, fund.id)) === fund.credits) {
    await end(tx, fund, { reason: 'USED', actor: null })
  }
}
