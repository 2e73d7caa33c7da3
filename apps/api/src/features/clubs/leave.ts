import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { deleteAllAchievements } from './achievement-records.ts'
import { achievementsOf } from './keep-achievements.ts'

export function forgetAchievements(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteAllAchievements(tx, userId)
}

export const achievementsExport: ExportPart = { name: 'achievements', collect: achievementsOf }
