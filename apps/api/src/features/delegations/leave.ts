import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { endDelegationsOf } from './agree.ts'
import { findEvery, findEveryAct } from './records.ts'

/** Nobody acts for, and nobody is acted for by, an account that is closed. */
export function leaveDelegations(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return endDelegationsOf(tx, userId)
}

/** Who is blocked acts for the other no more, either way. */
export function partDelegations(
  tx: Tx,
  { blockerId, blockedId }: { blockerId: number; blockedId: number },
): Promise<void> {
  return endDelegationsOf(tx, blockerId, { otherId: blockedId })
}

export const delegationsExport: ExportPart = {
  name: 'delegations',
  collect: async (db: Db, userId: number) => ({
    delegations: await findEvery(db, userId),
    acts: await findEveryAct(db, userId),
  }),
}
