import type { Agreement } from '@podium/contract/agreements'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { agreementAccepted } from './events.ts'
import { hasAccepted, madeForOther, sideOf } from './policy.ts'
import { readAgreement } from './read-agreements.ts'
import { acceptVersion, findVersion, updateAgreement } from './records.ts'
import { factsOf, lockOpen, otherSide, refuseOver, requireWelcome } from './sides.ts'

/**
 * Accepts the newest version, which holds from then on, since its maker accepted it with making it; any
 * other one is `stateChanged` (`agreements.versions`). Again changes nothing.
 */
export async function acceptAgreement(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, version }: { id: number; version: number },
): Promise<Agreement> {
  const agreement = await lockOpen(tx, keys, viewer, id)
  const side = sideOf(viewer, agreement) ?? refuse('entityDoesNotExist')
  if (version !== agreement.version) await refuseOver(tx, keys, viewer, id)
  const newest = await findVersion(tx, { id, version })
  if (hasAccepted(newest, side)) return readAgreement(tx, keys, viewer, id)
  if (madeForOther(viewer, newest)) refuse('forbidden')
  await requireLatestTerms(tx, viewer)
  await requireWelcome(tx, otherSide(viewer, agreement))
  await acceptVersion(tx, { id, version }, side)
  await updateAgreement(tx, id, { holds: version })
  const isFirst = agreement.holds === null
  await tx.emit(agreementAccepted, { ...factsOf(agreement, viewer), isFirst })
  return readAgreement(tx, keys, viewer, id)
}
