import type { SupportEntry } from '@podium/contract/support'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { supportRejected } from './events.ts'
import { type Asked, moveSupport } from './move-support.ts'
import { type SupportRecord, updateSupport } from './records.ts'
import { factsOf, giveBack, showBothSides } from './steps.ts'

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
  const end_reason = left ? 'ATHLETE_LEFT' : 'REJECTED'
  const changes = { status: 'REJECTED', end_reason, ended_at: now() } as const
  const rejected = await updateSupport(tx, support.id, changes)
  await giveBack(tx, rejected, support.athlete_id)
  showBothSides(tx, rejected)
  await tx.emit(supportRejected, { ...factsOf(rejected), left })
}
