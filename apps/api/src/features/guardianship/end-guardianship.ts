import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { recordRestriction, type Why } from '../decisions/index.ts'
import { endDelegations, type EndedDelegation } from '../delegations/index.ts'
import { showAsGuardiansWish } from '../profiles/index.ts'
import { wishOf } from './decide-page.ts'
import { findWardIds } from './list-guardianships.ts'
import { deleteChoice, deleteOffers, findChoices } from './records.ts'

/** Ends a guardianship: its guardian, or an admin with a reason on record; never the ward. */
export async function endGuardianship(
  tx: Tx,
  viewer: Viewer,
  { id, ...why }: Why & { id: number },
): Promise<void> {
  const [choice] = await findChoices(tx, { id })
  const isAdmin = viewer.role === 'ADMIN'
  const isSide = choice && [choice.ward_id, choice.guardian_id].includes(viewer.id)
  if (!choice || (!isAdmin && !isSide)) refuse('entityDoesNotExist')
  if (!isAdmin && choice.guardian_id !== viewer.id) refuse('forbidden')
  if (isAdmin && !why.reason) refuseField('reason', { kind: 'NotBlank' })
  const hasEnded = await endDelegations(tx, [id], isAdmin ? null : viewer.id)
  if (!isAdmin) return
  // Of two admins at once the first decides, or the guardian does who leaves in the same moment.
  if (!hasEnded) refuse('entityDoesNotExist')
  await recordRestriction(tx, viewer, {
    act: 'GUARDIAN_ENDED',
    restricts: choice.guardian_id,
    subjectId: id,
    on: { kind: 'user', id: choice.ward_id },
    before: { guardianId: choice.guardian_id },
    ...why,
  })
}

/**
 * Forgets what a guardian decided once they are none any more, however it ended. With the last one gone
 * the page is hidden, and the links they had mailed to other adults are worthless; those who stay decide.
 * Where who left hid nothing, a page that is hidden is so by its ward, and stays hidden.
 */
export async function forgetChoices(tx: Tx, { delegationId }: EndedDelegation): Promise<void> {
  const ended = await deleteChoice(tx, delegationId)
  if (!ended) return
  // Of two who leave at once, the second has to see that the first is gone.
  await lock(tx, 'visibility', ended.ward_id)
  const wish = await wishOf(tx, ended.ward_id)
  if (!wish) await deleteOffers(tx, ended.ward_id)
  if (wish?.shown && !ended.hidden) return
  await showAsGuardiansWish(tx, ended.ward_id, wish ?? { shown: false })
}

/**
 * Whoever had the old password of a ward, or of a guardian, could have asked an adult to look after the
 * ward: links that wait are worthless with another.
 */
export async function forgetAsked(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const guardians = await findChoices(tx, { wardId: userId })
  const asked = guardians.length === 0 ? [userId] : []
  for (const wardId of [...asked, ...(await findWardIds(tx, userId))])
    await deleteOffers(tx, wardId)
}

/** Ends every guardianship of somebody who has come of age, and what they asked for. */
export async function becomeAlone(
  tx: Tx,
  { userId, byId }: { userId: number; byId: number | null },
): Promise<void> {
  await deleteOffers(tx, userId)
  const choices = await findChoices(tx, { wardId: userId })
  await endDelegations(
    tx,
    choices.map(({ delegation_id }) => delegation_id),
    byId,
    { isOfAge: true },
  )
}
