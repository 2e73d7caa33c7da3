import type { SupportEntry } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { recordRestriction, type Why } from '../decisions/index.ts'
import { supportClosed } from './events.ts'
import { type Asked, moveSupport } from './move-support.ts'
import type { SupportRecord } from './records.ts'
import { endSupport, factsOf } from './steps.ts'

/** An admin ends a running support; no credits move. */
export function closeSupport(
  tx: Tx,
  viewer: Viewer,
  { reason, basis, ...asked }: Asked & Why,
): Promise<SupportEntry> {
  return moveSupport(tx, viewer, { act: 'close', asked }, async ({ support }) => {
    await close(tx, support, { leaverId: null, adminId: viewer.id, reason })
    await recordRestriction(tx, viewer, {
      act: 'SUPPORT_CLOSED',
      restricts: [support.athlete_id, support.supporter_id],
      on: { kind: 'support', id: support.id },
      userId: support.athlete_id,
      before: { status: support.status },
      after: { status: 'CLOSED' },
      ...{ reason, basis },
    })
  })
}

/** Closes a running support, because an admin says so or one of its sides has left. */
export async function close(
  tx: Tx,
  support: SupportRecord,
  by: { leaverId: number | null; adminId: number | null; reason: string },
): Promise<void> {
  const reason = reasonFor(support, by)
  const closed = await endSupport(tx, support, 'close', { reason, actor: by.adminId })
  await tx.emit(supportClosed, { ...factsOf(closed), ...by })
}

function reasonFor(support: SupportRecord, { leaverId }: { leaverId: number | null }) {
  if (leaverId === null) return 'CLOSED_BY_ADMIN'
  return leaverId === support.athlete_id ? 'ATHLETE_LEFT' : 'SUPPORTER_LEFT'
}
