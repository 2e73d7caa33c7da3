import type { Agreement, AgreementEndReason, AgreementState } from '@podium/contract/agreements'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { findCard, keepInPlace } from '../support/index.ts'
import { agreementEnded } from './events.ts'
import { sideOf } from './policy.ts'
import { readAgreement } from './read-agreements.ts'
import { findEndedByLeaving } from './leave-records.ts'
import { type AgreementRecord, findMakers, lockOpenOf, updateAgreement } from './records.ts'
import { factsOf, lockOwn, refuseOver } from './sides.ts'
import { stateOf } from './views.ts'

/**
 * One side ends an agreement; both go on reading it (`agreements.end`). One that stands otherwise than the
 * caller saw is `stateChanged`: who drops a proposal ends nothing that both accepted meanwhile. Again changes
 * nothing.
 */
export async function endAgreement(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, state }: { id: number; state?: AgreementState | undefined },
): Promise<Agreement> {
  const agreement = await lockOwn(tx, viewer, id)
  if (agreement.ended_at) return readAgreement(tx, keys, viewer, id)
  if (state && state !== stateOf(agreement)) await refuseOver(tx, keys, viewer, id)
  await end(tx, viewer, agreement, 'ENDED')
  return readAgreement(tx, keys, viewer, id)
}

/** A member who closes their account ends what they agreed on (`account.closing`). */
export async function closeAgreements(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const agreement of await lockOpenOf(tx, userId)) {
    await end(tx, { id: userId }, agreement, 'LEFT')
  }
}

/**
 * What held until one of the two left goes on where both are there again, whose account is open again first or
 * last.
 */
export async function reopenAgreements(tx: Tx, { userId }: { userId: number }): Promise<void> {
  for (const one of await findEndedByLeaving(tx, userId)) {
    await keepInPlace(tx, one.athlete_id, one.supporter_id)
    const other = await findCard(tx, userId === one.athlete_id ? one.supporter_id : one.athlete_id)
    if (!other?.active) continue
    await updateAgreement(tx, one.id, { ended_at: null, ended_by: null, end_reason: null })
  }
}

async function end(
  tx: Tx,
  by: Pick<Viewer, 'id' | 'actor'>,
  agreement: AgreementRecord,
  reason: AgreementEndReason,
): Promise<void> {
  await updateAgreement(tx, agreement.id, {
    ended_at: now(),
    ended_by: sideOf(by, agreement) ?? null,
    end_reason: reason,
  })
  const [held, left] = [agreement.holds !== null, reason === 'LEFT']
  const side = sideOf(by, agreement)
  const undone = !held && !left && !(await findMakers(tx, agreement.id)).some((one) => one !== side)
  await tx.emit(agreementEnded, { ...factsOf(agreement, by), held, left, undone })
}
