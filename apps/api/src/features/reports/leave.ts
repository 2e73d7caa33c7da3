import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { findReportsBy, wipeReportsAround } from './records.ts'

/** A year after an account was closed reports do not say any more what its owner wrote (P17). */
export function forgetReports(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return wipeReportsAround(tx, userId)
}

export const reportsExport: ExportPart = {
  name: 'reports',
  collect: (db: Db, userId: number) => findReportsBy(db, userId),
}
