import type { SupportEntry } from '@podium/contract/support'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findEntry } from './list-records.ts'
import { maySee } from './policy.ts'
import type { SupportRecord } from './records.ts'
import { viewEntry } from './views.ts'

/** A support as its viewer sees it; to others than its sides and admins it is not there. */
export function readSupport(db: Db, viewer: Viewer, id: number): Promise<SupportEntry> {
  return read(db, viewer, { id, isUndirected: false })
}

/** The same behind what asked for it or accepted it, which looked for a fund: less is read where there is none. */
export function readMoved(
  db: Db,
  viewer: Viewer,
  { id, goal_id, match_id }: Pick<SupportRecord, 'id' | 'goal_id' | 'match_id'>,
): Promise<SupportEntry> {
  return read(db, viewer, { id, isUndirected: goal_id === null && match_id === null })
}

async function read(
  db: Db,
  viewer: Viewer,
  { id, isUndirected }: { id: number; isUndirected: boolean },
): Promise<SupportEntry> {
  const entry = (await findEntry(db, id, { isUndirected })) ?? refuse('entityDoesNotExist')
  if (!maySee(viewer, entry)) refuse('entityDoesNotExist')
  return viewEntry(entry, viewer)
}
