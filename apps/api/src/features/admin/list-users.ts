import type {
  AdminUser,
  downloadUsers as downloadUsersRoute,
  listUsers as listUsersRoute,
} from '@podium/contract/admin'
import { searchLength } from '@podium/contract/search-words'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuseField } from '../../platform/refuse.ts'
import { createCache } from '../../platform/cache.ts'
import { findAll, listAll, type Listed, listFew, listThese, type UserPage } from './list-records.ts'
import type { UserFilter } from './records.ts'
import { viewUser } from './views.ts'

type Query = Input<typeof listUsersRoute>['query']

/** Ids found a moment ago by searches that find many, in order. */
export type Searches = ReturnType<typeof createSearches>

/** Going through a hundred thousand people takes a while, so it is not done again for half a minute. */
export function createSearches() {
  return createCache<string, number[]>({ max: 20, seconds: 30 })
}

/** A page of everybody, admins and hidden people too. */
export async function listUsers(
  db: Db,
  searches: Searches,
  viewer: Viewer,
  query: Query,
): Promise<Page<AdminUser>> {
  const filter = filterOf(query)
  const page: UserPage = {
    sort: query._sort,
    descending: query._order === 'DESC',
    limit: query._limit,
    offset: query._page * query._limit,
  }
  const { list, total } = isSearch(filter)
    ? await search(db, searches, filter, page)
    : await listAll(db, filter, page)
  return { list: list.map((user) => viewUser(user, viewer)), total }
}

/** Whether it asks for more than is counted beforehand: roles, and who hides. */
function isSearch({ q, sport, country, region, state, seen, balance }: UserFilter): boolean {
  const others = [sport, country, region, state, seen, balance]
  return q !== '' || others.some((wanted) => wanted !== undefined)
}

async function search(
  db: Db,
  searches: Searches,
  filter: UserFilter,
  page: UserPage,
): Promise<Listed> {
  const key = JSON.stringify([filter, page.sort, page.descending])
  const kept = searches.get(key)
  const listed = kept ? null : await listFew(db, filter, page)
  if (listed) return listed
  const ids = kept ?? (await findAll(db, filter, page))
  // Were it kept again with every page, it would never grow old.
  if (!kept) searches.set(key, ids)
  const wanted = ids.slice(page.offset, page.offset + page.limit)
  return { list: await listThese(db, wanted), total: ids.length }
}

/** A search is empty or of 3 to 200 characters (`admin.powers`). */
export function filterOf(query: Input<typeof downloadUsersRoute>['query']): UserFilter {
  const { q, type: role, hiddenProfile, sport, country, region } = query
  if (q && q.length < searchLength.min) refuseField('q', { kind: 'Size', ...searchLength })
  const { state, seen, balance } = query
  const where = { sport, country, region: region || undefined, state, seen, balance }
  return { q, role, ...where, ...(hiddenProfile && { hidden: hiddenProfile === 'true' }) }
}
