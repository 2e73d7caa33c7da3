import type { SupportEntry } from '@podium/contract/support'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { supportCancelled } from './events.ts'
import { type Asked, moveSupport } from './move-support.ts'
import { type SupportRecord, updateSupport } from './records.ts'
import { factsOf, giveBack, showBothSides } from './steps.ts'

/**
 * The supporter takes their request back, or ends a running support without a refund
 * (`support.request`).
 */
export function cancelSupport(tx: Tx, viewer: Viewer, asked: Asked): Promise<SupportEntry> {
  return moveSupport(tx, viewer, { act: 'cancel', asked }, ({ support }) =>
    cancel(tx, support, { left: false }),
  )
}

/** Cancels a support; `left` where the supporter closed their account with a request waiting. */
export async function cancel(
  tx: Tx,
  support: SupportRecord,
  { left }: { left: boolean },
): Promise<void> {
  const wasActive = support.status === 'ACTIVE'
  const own = wasActive ? 'CANCELLED_ACTIVE' : 'CANCELLED_PENDING'
  const end_reason = left ? 'SUPPORTER_LEFT' : own
  const changes = { status: 'CANCELLED', end_reason, ended_at: now() } as const
  const cancelled = await updateSupport(tx, support.id, changes)
  if (!wasActive) await giveBack(tx, cancelled, support.supporter_id)
  showBothSides(tx, cancelled)
  await tx.emit(supportCancelled, { ...factsOf(cancelled), wasActive, left })
}
