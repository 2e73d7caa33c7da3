import type { Db } from '../../platform/database/index.ts'
import { completenessOf } from './completeness.ts'
import type { ProfilePorts } from './ports.ts'
import { findPage } from './records.ts'
import { viewShown } from './views.ts'

/** How much of an owner's page is there, 0 to 100. */
export async function readCompleteness(db: Db, ports: ProfilePorts, id: number): Promise<number> {
  const page = await findPage(db, id, ports.achievementsColumn)
  return page ? completenessOf(viewShown(page, ports, true), page).percent : 100
}
