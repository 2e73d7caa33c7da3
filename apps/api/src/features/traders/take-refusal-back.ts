import type { TraderDetails } from '@podium/contract/traders'
import type { Tx } from '../../platform/database/index.ts'
import { lockTrader, type TraderRecord, updateTrader } from './records.ts'

/**
 * Takes an admin's refusal back: the seller stands as before it. What they sent anew since goes on waiting,
 * and what was checked before holds meanwhile.
 */
export async function takeRefusalBack(
  tx: Tx,
  userId: number,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const trader = await lockTrader(tx, userId)
  const waits = trader?.state === 'SUBMITTED' && trader.until === null
  if (!undo || (trader?.state !== 'REFUSED' && !waits)) return
  const {
    state,
    until,
    reason = '',
    decidedAt,
  } = undo as Pick<TraderRecord, 'state' | 'until'> & {
    reason?: string
    decidedAt?: string | null
  }
  const checked = undo.checked as TraderDetails | null
  // Buyers read on which day that was checked.
  const decided_at = decidedAt ? new Date(decidedAt) : null
  await updateTrader(tx, userId, { until, checked, decided_at, ...(!waits && { state, reason }) })
}
