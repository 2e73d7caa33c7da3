import type { CompletenessPart } from '@podium/contract/profiles'
import type { Db } from '../../platform/database/index.ts'
import { completenessOf } from './completeness.ts'
import type { ProfilePorts } from './ports.ts'
import { findPage, findPages } from './records.ts'
import { viewShown } from './views.ts'

/** How much of an owner's page is there, 0 to 100. */
export async function readCompleteness(db: Db, ports: ProfilePorts, id: number): Promise<number> {
  const page = await findPage(db, id, ports.achievementsColumn)
  return page ? completenessOf(viewShown(page, ports, true), page).percent : 100
}

/** How much of each of some pages is there, and what is missing, by their owners. */
export async function readMissing(
  db: Db,
  ports: ProfilePorts,
  ids: readonly number[],
): Promise<Map<number, { percent: number; missing: CompletenessPart[] }>> {
  if (ids.length === 0) return new Map()
  const pages = await findPages(db, ids, ports.achievementsColumn)
  return new Map(pages.map((page) => [page.id, completenessOf(viewShown(page, ports, true), page)]))
}
