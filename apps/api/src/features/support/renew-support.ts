import type { SupportEntry } from '@podium/contract/support'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { readSupport } from './read-support.ts'
import { lockSupport } from './lock-records.ts'
import type { SupportPorts } from './ports.ts'
import { requestSupport } from './request-support.ts'
import { isRenewable } from './views.ts'

/**
 * Asks the same athlete for the same again; accepted in time, it extends the support
 * (`support.one-pending`). The line and the goal of then were for then (`support.lines`).
 */
export async function renewSupport(
  tx: Tx,
  ports: SupportPorts,
  viewer: Viewer,
  id: number,
): Promise<SupportEntry> {
  const entry = await readSupport(tx, viewer, id)
  if (entry.supporter.id !== viewer.id) refuse('forbidden')
  const locked = (await lockSupport(tx, id)) ?? refuse('entityDoesNotExist')
  if (!isRenewable(locked.support)) refuseStale('stateChanged', entry)
  const { athlete_id: athleteId, credits, private: hidden } = locked.support
  return requestSupport(tx, ports, viewer, {
    athleteId,
    credits,
    private: hidden,
    note: '',
    goalId: null,
  })
}
