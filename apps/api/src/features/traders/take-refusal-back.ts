import type { TraderDetails } from '@podium/contract/traders'
import type { Tx } from '../../platform/database/index.ts'
import { lockTrader, type TraderRecord, updateTrader } from './records.ts'

/** Takes an admin's refusal back: the seller stands as before it, unless they sent details anew since. */
export async function takeRefusalBack(
  tx: Tx,
  userId: number,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const trader = await lockTrader(tx, userId)
  if (trader?.state !== 'REFUSED' || !undo) return
  const { state, until, decidedAt } = undo as Pick<TraderRecord, 'state' | 'until'> & {
    decidedAt?: string | null
  }
  const checked = undo.checked as TraderDetails | null
  // Buyers read on which day that was checked.
  const decided_at = decidedAt ? new Date(decidedAt) : null
  await updateTrader(tx, userId, { state, until, checked, reason: '', decided_at })
}
