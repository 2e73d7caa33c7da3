import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { lockSupport } from './lock-records.ts'
import { hasRunning, updateSupport } from './records.ts'
import { showBothSides } from './steps.ts'

/**
 * Lets a support go on that an admin ended, until it would have ended; credits never moved. Where its
 * time is over by now, or the two have another one, it stays as it is.
 */
export async function reopenSupport(tx: Tx, id: number): Promise<void> {
  const locked = await lockSupport(tx, id)
  const support = locked?.support
  if (support?.status !== 'CLOSED' || support.end_reason !== 'CLOSED_BY_ADMIN') return
  if (!support.ends_at || support.ends_at <= now() || (await hasRunning(tx, support))) return
  const again = { status: 'ACTIVE', end_reason: null, ended_at: null } as const
  showBothSides(tx, await updateSupport(tx, id, again))
}
