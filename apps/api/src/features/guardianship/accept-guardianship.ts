import { isMinor } from '@podium/contract/ages'
import type { Guardianship } from '@podium/contract/guardianship'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { hashOf } from '../../platform/secrets.ts'
import { startDelegation } from '../delegations/index.ts'
import { findProfile } from '../profiles/index.ts'
import {
  deleteOffers,
  findChoices,
  findOffer,
  guardianScopes,
  insertChoice,
  takeOffer,
} from './records.ts'
import { viewOne } from './list-guardianships.ts'

/**
 * Makes an adult the guardian behind a link, from their own click and word (`minors.guardian`). Their
 * date of birth is looked at and not kept.
 */
export async function acceptGuardianship(
  tx: Tx,
  viewer: Viewer,
  { secret, dateOfBirth }: { secret: string; dateOfBirth: string },
): Promise<Guardianship> {
  const offer = (await findOffer(tx, hashOf(secret))) ?? refuse('invalidToken')
  const wardId = offer.ward_id
  if (wardId === viewer.id || viewer.isProtected || isMinor(dateOfBirth, now())) refuse('forbidden')
  await lock(tx, 'visibility', wardId)
  if (!(await takeOffer(tx, offer.id))) refuse('invalidToken')
  const guardians = await findChoices(tx, { wardId })
  const known = guardians.find(({ guardian_id }) => guardian_id === viewer.id)
  // What they decided as the guardian they are already stays as it is.
  if (known) return viewOne(tx, viewer.id, known.delegation_id)
  const ward = (await findProfile(tx, wardId)) ?? refuse('invalidToken')
  // Whom the ward asked as well comes beside a guardian only if that guardian asks them.
  if (guardians.length === 0) await deleteOffers(tx, wardId)
  // Who comes second decides nothing by coming: they hide what a guardian hides, and not what the ward alone hid,
  // which would be shown once they leave.
  const hidden =
    guardians.length === 0 ? !ward.published : guardians.some((guardian) => guardian.hidden)
  const agreed = { wardId, guardianId: viewer.id, hidden }
  const delegationId = await lookAfter(tx, agreed)
  return viewOne(tx, viewer.id, delegationId)
}

/** Lets somebody look after a protected member from now on; answers the delegation's id. */
export async function lookAfter(
  tx: Tx,
  { wardId, guardianId, hidden }: { wardId: number; guardianId: number; hidden: boolean },
): Promise<number> {
  const delegationId = await startDelegation(tx, {
    principalId: wardId,
    delegateId: guardianId,
    kind: 'GUARDIAN',
    scopes: guardianScopes,
    endsAt: null,
  })
  await insertChoice(tx, {
    delegation_id: delegationId,
    ward_id: wardId,
    guardian_id: guardianId,
    hidden,
  })
  return delegationId
}
