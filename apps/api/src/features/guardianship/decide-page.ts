import { type Guardianship, mostContacts, type putContacts } from '@podium/contract/guardianship'
import type { Input } from '@podium/contract/route'
import { lock, type Tx } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
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

/**
 * Decides as a guardian who may write to the ward, and to whom the ward may write. Additions and removals apply
 * to the present list: a stale window allows nobody again who was removed meanwhile.
 */
export async function allowContacts(
  tx: Tx,
  guardianId: number,
  { wardId, allowed, add, remove }: Input<typeof putContacts>['body'] & { wardId: number },
): Promise<Guardianship> {
  // Of two changes at once the second begins with what the first one left.
  await lock(tx, 'contacts', wardId, guardianId)
  const [own] = await findChoices(tx, { wardId, guardianId })
  if (!own) refuse('userNotFound')
  await actAsGuardian(tx, own.delegation_id)
  const wanted =
    allowed ?? [...new Set([...own.allowed, ...add])].filter((id) => !remove.includes(id))
  if (wanted.length > mostContacts) refuseField('add', { kind: 'Size', max: mostContacts })
  await replaceContacts(tx, own.delegation_id, wanted)
  return viewOne(tx, guardianId, own.delegation_id)
}
