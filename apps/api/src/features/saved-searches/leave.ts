import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteSearchesOf, findSearches } from './records.ts'

/** A member who has left searches no more. */
export function clearSearches(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteSearchesOf(tx, userId)
}

export const savedSearchesExport: ExportPart = {
  name: 'savedSearches',
  collect: (db: Db, userId: number) => findSearches(db, userId),
}
