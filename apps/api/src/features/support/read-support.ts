import type { SupportEntry } from '@podium/contract/support'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findEntry, type FoundCard } from './list-records.ts'
import { maySee } from './policy.ts'
import type { SupportRecord } from './records.ts'
import { findUnnamed } from './unnamed.ts'
import { viewEntry } from './views.ts'

/** A support as its viewer sees it; to others than its sides and admins it is not there. */
export async function readSupport(db: Db, viewer: Viewer, id: number): Promise<SupportEntry> {
  const entry = (await findEntry(db, id)) ?? refuse('entityDoesNotExist')
  if (!maySee(viewer, entry)) refuse('entityDoesNotExist')
  return viewEntry(entry, viewer, await findUnnamed(db, viewer, [id]))
}

/**
 * The same behind what asked for it or accepted it, whose people are known. For the page and without a fund
 * between people of age there is nothing else to read: what has just begun is not renewed yet.
 */
export async function readMoved(
  db: Db,
  viewer: Viewer,
  support: SupportRecord,
  { athlete, supporter }: { athlete: FoundCard; supporter: FoundCard },
): Promise<SupportEntry> {
  const isDirected = support.goal_id !== null || support.match_id !== null
  if (isDirected || !athlete || !supporter || athlete.protected || supporter.protected) {
    return readSupport(db, viewer, support.id)
  }
  const nothing = {
    goal: null,
    goal_over: false,
    doubling: null,
    can_be_asked: false,
    kept_apart: false,
  }
  return viewEntry({ ...support, athlete, supporter, ...nothing }, viewer)
}
