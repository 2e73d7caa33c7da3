import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteEntriesOf, findEveryEntry } from './records.ts'

/** What somebody wrote about others for themselves goes with their account, at once. */
export function clearShortlist(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteEntriesOf(tx, userId)
}

export const shortlistExport: ExportPart = {
  name: 'shortlist',
  collect: (db: Db, userId: number) => findEveryEntry(db, userId),
}
