import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { deleteFollowsAround, findEveryFollow } from './records.ts'

/** Ends every following by and of a closed account. */
export function endFollows(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteFollowsAround(tx, userId)
}

export const followsExport: ExportPart = {
  name: 'follows',
  collect: (db: Db, userId: number) => findEveryFollow(db, userId),
}
