import type { Tx } from '../../platform/database/index.ts'
import type { Guardianship } from '@podium/contract/guardianship'
import { refuse } from '../../platform/refuse.ts'
import { actAsGuardian } from '../delegations/index.ts'
import { viewOne } from './list-guardianships.ts'
import { findChoices, replaceContacts, updateHidden } from './records.ts'

/**
 * What the guardians of somebody want for the page, once one of them has decided, where `decided` says
 * so: shown where there is one and none hides it (`minors.guardian`). Undefined where there is no
 * guardian, or who decides is none.
 */
export async function wishOf(
  tx: Tx,
  wardId: number,
  decided?: { guardianId: number; hidden: boolean },
): Promise<{ shown: boolean } | undefined> {
  const choices = await findChoices(tx, { wardId })
  const own = choices.find(({ guardian_id }) => guardian_id === decided?.guardianId)
  if (choices.length === 0 || (decided && !own)) return undefined
  if (decided && own) {
    await actAsGuardian(tx, own.delegation_id)
    await updateHidden(tx, own.delegation_id, decided.hidden)
    own.hidden = decided.hidden
  }
  return { shown: choices.every(({ hidden }) => !hidden) }
}

/** Decides as a guardian who may write to the ward, and to whom the ward may write. */
export async function allowContacts(
  tx: Tx,
  guardianId: number,
  { wardId, allowed }: { wardId: number; allowed: number[] },
): Promise<Guardianship> {
  const [own] = await findChoices(tx, { wardId, guardianId })
  if (!own) refuse('userNotFound')
  await actAsGuardian(tx, own.delegation_id)
  await replaceContacts(tx, own.delegation_id, allowed)
  return viewOne(tx, guardianId, own.delegation_id)
}
