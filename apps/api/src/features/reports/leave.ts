import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findReportsBy } from './records.ts'
import { referenceOf } from './reference.ts'

export const reportsExport: ExportPart = {
  name: 'reports',
  collect: async (db: Db, userId: number) =>
    (await findReportsBy(db, userId)).map(({ id, ...said }) => ({
      reference: referenceOf(id),
      ...said,
    })),
}
