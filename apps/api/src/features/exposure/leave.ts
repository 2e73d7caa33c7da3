import type { ExportPart } from '../settings/index.ts'
import { findDays } from './records.ts'

/** Where one was seen, and one's supporters with one; the other side by its number, as in the supports. */
export const exposureExport: ExportPart = {
  name: 'exposures',
  collect: (db, userId) => findDays(db, userId),
}
