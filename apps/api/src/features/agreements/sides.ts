import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { mayReach } from '../messages/index.ts'
import type { AgreementFacts } from './events.ts'
import { isBothSides } from './policy.ts'
import { readAgreement, requireSide } from './read-agreements.ts'
import { type AgreementRecord, lockAgreement } from './records.ts'

/** An agreement of the viewer's, locked for an act; who acts for one side of it is not the other. */
export async function lockOwn(tx: Tx, viewer: Viewer, id: number): Promise<AgreementRecord> {
  const agreement = requireSide(viewer, await lockAgreement(tx, id))
  if (isBothSides(viewer, agreement)) refuse('forbidden')
  return agreement
}

/** The same of one that is not over; one that is over is `stateChanged`. */
export async function lockOpen(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<AgreementRecord> {
  const agreement = await lockOwn(tx, viewer, id)
  if (agreement.ended_at) await refuseOver(tx, keys, viewer, id)
  return agreement
}

/** Refuses because an agreement stands otherwise than the caller thought. */
export async function refuseOver(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<never> {
  return refuseStale('stateChanged', await readAgreement(tx, keys, viewer, id))
}

/** Refuses words and new ties that would not reach the other side, without telling why. */
export async function requireWelcome(
  db: Db,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (!(await mayReach(db, from, to))) refuse('recipientUnavailable')
}

/** Where words of the viewer go. */
export function otherSide(viewer: Pick<Viewer, 'id'>, agreement: AgreementRecord) {
  const { athlete_id: athlete, supporter_id: supporter } = agreement
  return { from: viewer.id, to: viewer.id === athlete ? supporter : athlete }
}

export function factsOf(
  { id, title, athlete_id: athleteId, supporter_id: supporterId }: AgreementRecord,
  { id: byId, actor }: Pick<Viewer, 'id' | 'actor'>,
): AgreementFacts {
  return { agreementId: id, title, athleteId, supporterId, byId, actorId: actor?.id }
}
