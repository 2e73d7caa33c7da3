import type { CompletenessPart } from '@podium/contract/profiles'
import { isSporting } from '@podium/contract/roles'
import type { Db } from '../../platform/database/index.ts'
import { completenessOf } from './completeness.ts'
import type { ProfilePorts } from './ports.ts'
import { findPage, findPages } from './records.ts'
import { viewShown } from './views.ts'

/** How an owner's page stands. */
interface OwnState {
  /** How much of it is there, 0 to 100. */
  percent: number
  /** Nobody sees it, because its owner has neither published nor hidden it yet. */
  isUnpublished: boolean
  /** Somebody else decides whether it shows (`minors.protected`). */
  isProtected: boolean
}

/** How an owner's page stands; of an account without one nothing is missing. */
export async function readOwnState(db: Db, ports: ProfilePorts, id: number): Promise<OwnState> {
  const page = await findPage(db, id, ports.achievementsColumn)
  if (!page) return { percent: 100, isUnpublished: false, isProtected: false }
  const { percent } = completenessOf(viewShown(page, ports, true), page)
  // Whose page a guardian or an admin decides about cannot show it (`minors.protected`).
  const isTheirs = isSporting(page.role) && !page.protected && !page.hidden_by_admin
  const isUnpublished = isTheirs && !page.published && !page.visibility_chosen
  return { percent, isUnpublished, isProtected: page.protected }
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
