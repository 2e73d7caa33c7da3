import type { Delegation, listDelegations as listRoute } from '@podium/contract/delegations'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { DelegationPorts } from './ports.ts'
import { findOfSide } from './records.ts'
import { viewDelegations } from './views.ts'

/** The delegates of a member, or the members for whom they act. */
export async function listDelegations(
  db: Db,
  ports: DelegationPorts,
  userId: number,
  { side, ...page }: Input<typeof listRoute>['query'],
): Promise<Page<Delegation>> {
  const { list, total } = await findOfSide(db, { userId, side }, page)
  return { list: await viewDelegations(db, ports, { records: list, readerId: userId }), total }
}
