import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteEntriesOf, findEveryEntry } from './records.ts'

/** The shortlist of an account that is closed goes at once: its owner wrote it for themselves. */
export function clearShortlist(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteEntriesOf(tx, userId)
}

export const shortlistExport: ExportPart = {
  name: 'shortlist',
  collect: (db: Db, userId: number) => findEveryEntry(db, userId),
}
