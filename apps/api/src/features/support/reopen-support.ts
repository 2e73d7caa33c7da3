import type { SupportEndReason } from '@podium/contract/support-rules'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { supportReopened } from './events.ts'
import { findCard } from './list-records.ts'
import { keepInPlace, lockPerson, lockSupport } from './lock-records.ts'
import { findEndedByLeaving, findSides, hasRunning, updateSupport } from './records.ts'
import { showBothSides } from './steps.ts'

/**
 * Lets a support go on that an admin ended, until it would have ended; credits never moved. Where its
 * time is over by now, or the two have another one, it stays as it is.
 */
export async function reopenSupport(tx: Tx, id: number): Promise<void> {
  await reopen(tx, id, ['CLOSED_BY_ADMIN'])
}

/**
 * Lets the supports go on that ended with an account which is open again, where both sides are there: also those
 * that ended with the other side's, which may have been opened before.
 */
export async function reopenSupports(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await lockPerson(tx, userId)
  for (const id of await findEndedByLeaving(tx, userId))
    await reopen(tx, id, ['ATHLETE_LEFT', 'SUPPORTER_LEFT'])
}

async function reopen(tx: Tx, id: number, ended: readonly SupportEndReason[]): Promise<void> {
  const sides = await findSides(tx, id)
  if (!sides) return
  await keepInPlace(tx, sides.supporter_id, sides.athlete_id)
  const support = (await lockSupport(tx, id))?.support
  if (support?.status !== 'CLOSED' || !support.end_reason || !ended.includes(support.end_reason))
    return
  if (!support.ends_at || support.ends_at <= now() || (await hasRunning(tx, support))) return
  const supporter = await findCard(tx, sides.supporter_id)
  const athlete = await findCard(tx, sides.athlete_id)
  if (!supporter?.active || !athlete?.active) return
  const reopened = await updateSupport(tx, id, {
    ...{ status: 'ACTIVE', end_reason: null, ended_at: null },
    // Hiding meanwhile was noted on running supports alone.
    ...{ supporter_shown: supporter.listed, athlete_shown: athlete.listed },
  })
  await tx.emit(supportReopened, { supporterId: supporter.id, athleteId: athlete.id })
  showBothSides(tx, reopened)
}
