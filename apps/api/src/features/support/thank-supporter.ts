import type { SupportEntry } from '@podium/contract/support'
import { now } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { supportThanked } from './events.ts'
import { findCard } from './list-records.ts'
import { lockSupport } from './lock-records.ts'
import { isSide, mayThank } from './policy.ts'
import { requireWelcome, type SupportPorts } from './ports.ts'
import { readSupport } from './read-support.ts'
import { updateSupport } from './records.ts'
import { factsOf, showBothSides } from './steps.ts'

/**
 * The athlete thanks a supporter in words, once, for a support they accepted, also when it is over
 * (`support.lines`). The same words again answer the same. Nobody who left, or whom a block keeps
 * apart, is written to.
 */
export async function thankSupporter(
  tx: Tx,
  ports: SupportPorts,
  viewer: Viewer,
  { id, text }: { id: number; text: string },
): Promise<SupportEntry> {
  const { support } = (await lockSupport(tx, id)) ?? refuse('entityDoesNotExist')
  if (!isSide(viewer, support)) refuse('entityDoesNotExist')
  if (support.athlete_id !== viewer.id) refuse('forbidden')
  await requireLatestTerms(tx, viewer)
  if (support.thanked_at && support.thanks === text) return readSupport(tx, viewer, id)
  if (!mayThank(support)) refuseStale('stateChanged', await readSupport(tx, viewer, id))
  const supporter = await findCard(tx, support.supporter_id)
  if (!supporter?.active) refuse('recipientUnavailable')
  await requireWelcome(tx, ports, { from: viewer.id, to: support.supporter_id })
  const thanked = await updateSupport(tx, id, { thanks: text, thanked_at: now() })
  showBothSides(tx, thanked)
  await tx.emit(supportThanked, factsOf(thanked))
  return readSupport(tx, viewer, id)
}
