import type { SupportEntry } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { supportRejected } from './events.ts'
import { type Asked, moveSupport } from './move-support.ts'
import type { SupportRecord } from './records.ts'
import { endSupport, factsOf } from './steps.ts'

/** The athlete says no: the credits go back. */
export function rejectSupport(tx: Tx, viewer: Viewer, asked: Asked): Promise<SupportEntry> {
  return moveSupport(tx, viewer, { act: 'reject', asked }, ({ support }) =>
    reject(tx, support, { left: false }),
  )
}

/** Rejects a request; `left` where the athlete closed their account instead of answering. */
export async function reject(
  tx: Tx,
  support: SupportRecord,
  { left }: { left: boolean },
): Promise<void> {
  const reason = left ? 'ATHLETE_LEFT' : 'REJECTED'
  const actor = support.athlete_id
  const rejected = await endSupport(tx, support, 'reject', { reason, actor })
  await tx.emit(supportRejected, { ...factsOf(rejected), left })
}
