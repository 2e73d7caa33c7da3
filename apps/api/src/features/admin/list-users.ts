import type { AdminUser, listUsers as listUsersRoute } from '@podium/contract/admin'
import { searchLength } from '@podium/contract/limits'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseField } from '../../platform/http/refuse.ts'
import { findUsers, type UserFilter } from './records.ts'
import { viewUser } from './views.ts'

type Query = Input<typeof listUsersRoute>['query']

/** A page of everybody, admins and hidden people too. */
export async function listUsers(db: Db, viewer: Viewer, query: Query): Promise<Page<AdminUser>> {
  const { list, total } = await findUsers(db, filterOf(query), {
    sort: query._sort,
    descending: query._order === 'DESC',
    limit: query._limit,
    offset: query._page * query._limit,
  })
  return { list: list.map((user) => viewUser(user, viewer)), total }
}

/** A search is empty or of 3 to 200 characters (specification 2, section 5). */
export function filterOf({
  q,
  type: role,
  hiddenProfile,
}: Pick<Query, 'q' | 'type' | 'hiddenProfile'>): UserFilter {
  if (q && q.length < searchLength.min) refuseField('q', { kind: 'Size', ...searchLength })
  return { q, role, ...(hiddenProfile && { hidden: hiddenProfile === 'true' }) }
}
