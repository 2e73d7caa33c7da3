import type { SupportEntry } from '@podium/contract/support'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findEntry } from './list-records.ts'
import { maySee } from './policy.ts'
import { viewEntry } from './views.ts'

/** A support as its viewer sees it; to others than its sides and admins it is not there. */
export async function readSupport(db: Db, viewer: Viewer, id: number): Promise<SupportEntry> {
  const entry = (await findEntry(db, id)) ?? refuse('entityDoesNotExist')
  if (!maySee(viewer, entry)) refuse('entityDoesNotExist')
  return viewEntry(entry, viewer)
}
