import type { Tx } from '../../platform/database/index.ts'
import { findCard } from './list-records.ts'
import { lockPerson } from './lock-records.ts'
import { updateShown } from './records.ts'

/** Notes on the running supports of a person, whose profile has changed, whether it is listed. */
export async function keepShown(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await lockPerson(tx, userId)
  const card = await findCard(tx, userId)
  await updateShown(tx, userId, card?.listed ?? false)
}
