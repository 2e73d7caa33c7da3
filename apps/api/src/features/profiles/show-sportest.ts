import type { Tx } from '../../platform/database/index.ts'
import { profileChanged } from './events.ts'
import { updateSportest } from './records.ts'

/**
 * Shows the score of the sportest of somebody's own role on their page and card, or takes it off.
 * A score that is kept off is not in the profile at all, so that nothing which reads it can tell it.
 */
export async function showSportest(
  tx: Tx,
  userId: number,
  { score, shown }: { score: number | null; shown: boolean },
): Promise<void> {
  await updateSportest(tx, userId, { score: shown ? score : null, hidden: !shown })
  await tx.emit(profileChanged, { userId })
}
