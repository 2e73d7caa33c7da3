import type { ExportPart } from '../settings/index.ts'
import { findDays } from './records.ts'

/** Where a member was seen, and their supporters with them; the other side by its number, as in the supports. */
export const exposureExport: ExportPart = { name: 'exposures', collect: findDays }
