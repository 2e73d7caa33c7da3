import type { ExportPart } from '../settings/index.ts'
import { findChoices, findOffersOf } from './records.ts'

export const guardianshipExport: ExportPart = {
  name: 'guardianship',
  collect: async (db, userId) => ({
    guardians: await findChoices(db, { either: userId }),
    asked: await findOffersOf(db, [userId]),
  }),
}
