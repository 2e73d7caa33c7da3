import type { SupportEntry } from '@podium/contract/support'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { entitlementsOf } from '../plans/index.ts'
import { countHighlighted, findEntry } from './list-records.ts'
import { updateSupport } from './records.ts'
import { mayHighlight, viewEntry } from './views.ts'

/**
 * A sponsor chooses whom they show first on their page, as many as their plan gives. What was chosen
 * stays chosen when the plan ends or shrinks, and shows again with the next one: the earliest first.
 */
export async function highlightSupport(
  tx: Tx,
  viewer: Viewer,
  { id, highlighted }: { id: number; highlighted: boolean },
): Promise<SupportEntry> {
  await lock(tx, 'highlights', viewer.id)
  const entry = await findEntry(tx, id)
  if (entry?.supporter_id !== viewer.id) refuse('entityDoesNotExist')
  if (!mayHighlight(entry)) refuse('stateChanged')
  if (highlighted === (entry.highlighted_at !== null)) return viewEntry(entry, viewer)
  if (highlighted) await requireRoom(tx, viewer)
  const highlighted_at = highlighted ? now() : null
  await updateSupport(tx, id, { highlighted_at })
  return viewEntry({ ...entry, highlighted_at }, viewer)
}

async function requireRoom(tx: Tx, viewer: Viewer): Promise<void> {
  const { highlightedAthletes: most } = await entitlementsOf(tx, viewer.id)
  if ((await countHighlighted(tx, viewer.id)) >= most) refuse('planNeeded')
}
