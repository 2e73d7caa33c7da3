import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteGuarded, findDays } from './records.ts'

/** Where a member was seen, and their supporters with them; the other side by its number, as in the supports. */
export const exposureExport: ExportPart = { name: 'exposures', collect: findDays }

/**
 * Once an athlete under age is forgotten nothing says that they were, and no guardian is left to read
 * where they were seen (`exposure.impact`).
 */
export function forgetExposures(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteGuarded(tx, userId)
}
