import type { Page } from '@podium/contract/list'
import type { listMySupporters, SupportEntry } from '@podium/contract/support'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findTable, type SupportSide } from './list-records.ts'
import { findUnnamed } from './unnamed.ts'
import { viewEntry } from './views.ts'

type Paging = Input<typeof listMySupporters>['query']

/** A page of the viewer's supports on one side, pending first. */
export async function listSupports(
  db: Db,
  viewer: Viewer,
  side: SupportSide,
  page: Paging,
): Promise<Page<SupportEntry>> {
  const { list, total } = await findTable(db, side, viewer.id, page)
  const ids = list.map(({ id }) => id)
  const unnamed = await findUnnamed(db, viewer, ids)
  return { list: list.map((entry) => viewEntry(entry, viewer, unnamed)), total }
}
