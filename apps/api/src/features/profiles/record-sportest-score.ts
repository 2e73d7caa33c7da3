import type { Tx } from '../../platform/database/index.ts'
import { profileChanged } from './happenings.ts'
import { updateSportestScore } from './records.ts'

/** Shows the score of the sportest somebody took last on their page and card (P33). */
export async function recordSportestScore(tx: Tx, userId: number, score: number): Promise<void> {
  await updateSportestScore(tx, userId, score)
  await tx.tell(profileChanged, { userId })
}
