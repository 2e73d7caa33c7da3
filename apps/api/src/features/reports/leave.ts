import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findReportsBy } from './records.ts'

export const reportsExport: ExportPart = {
  name: 'reports',
  collect: (db: Db, userId: number) => findReportsBy(db, userId),
}
