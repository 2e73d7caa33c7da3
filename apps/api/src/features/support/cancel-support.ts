import type { SupportEntry } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { supportCancelled } from './events.ts'
import { type Asked, moveSupport } from './move-support.ts'
import type { SupportRecord } from './records.ts'
import { endSupport, factsOf } from './steps.ts'

/**
 * The supporter takes their request back, or ends a running support without a refund
 * (`support.request`).
 */
export function cancelSupport(tx: Tx, viewer: Viewer, asked: Asked): Promise<SupportEntry> {
  return moveSupport(tx, viewer, { act: 'cancel', asked }, ({ support }) =>
    cancel(tx, support, { left: false, byId: viewer.actor?.id ?? viewer.id }),
  )
}

/** Cancels a support; `left` where the supporter closed their account with a request waiting. */
export async function cancel(
  tx: Tx,
  support: SupportRecord,
  { left, byId }: { left: boolean; byId: number },
): Promise<void> {
  const wasActive = support.status === 'ACTIVE'
  const own = wasActive ? 'CANCELLED_ACTIVE' : 'CANCELLED_PENDING'
  const reason = left ? 'SUPPORTER_LEFT' : own
  const actor = support.supporter_id
  const cancelled = await endSupport(tx, support, 'cancel', { reason, actor })
  await tx.emit(supportCancelled, { ...factsOf(cancelled), wasActive, left, byId })
}
