import type { ListedCard, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Page } from '@podium/contract/list'
import { listedRoles } from '@podium/contract/network'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import { findSorted, type Slice, type SortedBy } from './directory/index.ts'
import type { View } from './view-card.ts'

type Query = Input<typeof searchRoute>['query']

/** Whether a list is in another order than that of names, or of those alone who take requests of support. */
export function isSorted(query: Query): boolean {
  return query.accepts !== undefined || orderOf(query) !== 'name'
}

/** What is searched for has an order of its own (`network.search`), and so have classes (`by-class.ts`). */
function orderOf({ _sort, q }: Query): SortedBy {
  return q === '' && _sort !== 'class' ? _sort : 'name'
}

/**
 * The visible people in another order, without blank cards: those have no place in it. Among the latest even
 * the place of who is protected would tell visitors when they joined.
 */
export async function listSorted(
  db: Db,
  query: Query & { words: readonly string[] },
  slice: Slice,
  { isVisitor, view }: { isVisitor: boolean; view: View },
): Promise<Page<ListedCard>> {
  const { type, sport, country, region, words } = query
  const accepts = query.accepts === 'true'
  // Nobody but athletes is asked for support.
  const wanted = accepts ? 'ATHLETE' : type
  const role = listedRoles.find((listed) => listed === wanted)
  if (role !== wanted || (type && type !== role)) return { list: [], total: 0 }
  const by = orderOf(query)
  const withoutProtected = isVisitor && by === 'new'
  const filter = { role, sport, country, region, words, accepts, withoutProtected }
  const { entries, total } = await findSorted(db, filter, { ...slice, by })
  return { list: entries.map(view), total }
}
