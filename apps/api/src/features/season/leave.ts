import type { ExportPart } from '../settings/index.ts'
import { findAllCompetitions, findGoals } from './records.ts'
import { findEveryUpdate } from './update-records.ts'

export const seasonExport: ExportPart = {
  name: 'season',
  collect: async (db, userId) => ({
    competitions: await findAllCompetitions(db, userId),
    goals: await findGoals(db, userId, { closed: 'all' }),
    updates: await findEveryUpdate(db, userId),
  }),
}
