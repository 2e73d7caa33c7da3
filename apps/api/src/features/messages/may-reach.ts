import type { Db } from '../../platform/database/index.ts'
import { findKeptApart } from './block-records.ts'
import { findGuarded, findRelationship, isSilenced } from './relationship-records.ts'

/**
 * Whether words of somebody that go with something else, as a line with a support, still reach a
 * person: not across a block of either side, not where a guardian keeps them apart, and not from whom an admin took out of view.
 */
export async function mayReach(db: Db, from: number, to: number): Promise<boolean> {
  if (await isSilenced(db, from)) return false
  if (await findGuarded(db, from, to)) return false
  const keptApart = await findKeptApart(db, from, [to])
  return keptApart.size === 0
}

/** Whether two talk already, or a person lets anybody begin: where they support each other, that is asked elsewhere. */
export async function mayBegin(db: Db, from: number, to: number): Promise<boolean> {
  const found = await findRelationship(db, from, to)
  if (!found) return false
  return found.conversation_id !== null || found.family || found.who_may_write === 'EVERYONE'
}
