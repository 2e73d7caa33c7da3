import type { ListedCard, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Input } from '@podium/contract/route'
import type { Page } from '@podium/contract/list'
import { isLongEnough, searchLength } from '@podium/contract/search-words'
import type { Db } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/refuse.ts'
import { listBlanks } from './blank-cards.ts'
import { isByClass, listByClass } from './by-class.ts'
import { listHidden } from './hidden-people.ts'
import { isSorted, listSorted } from './sorted-people.ts'
import {
  type Filter,
  listEntries,
  type QueryPlanCache,
  searchPeople,
  type Slice,
  wordsOf,
} from './directory/index.ts'
import { isUnlisted, listUnlisted } from './unlisted-people.ts'
import { type View, viewListed, viewListedForVisitors } from './view-card.ts'

type Query = Input<typeof searchRoute>['query']

/** A page of the network. A query is empty or longer than two characters (`network.search`). */
export async function searchNetwork(
  db: Db,
  queryPlans: QueryPlanCache,
  query: Query,
  viewer: { seesAll: boolean; isVisitor: boolean },
): Promise<Page<ListedCard>> {
  const { q, type, sport, country, region, _page, _limit, _order } = query
  const hidden = viewer.seesAll ? query.hiddenProfile : undefined
  if (q && !isLongEnough(q)) refuseField('q', { kind: 'Size', ...searchLength })
  const isHidden = hidden === undefined ? undefined : hidden === 'true'
  const slice = { offset: _page * _limit, limit: _limit, descending: _order === 'DESC' }
  const words = wordsOf(q)
  // No name is made of punctuation alone.
  if (q && words.length === 0) return { list: [], total: 0 }
  if (isUnlisted(type) && !viewer.seesAll) refuseField('type', { kind: 'Pattern' })
  if (isByClass(query)) return listByClass(db, { ...query, words, isHidden }, slice)
  if (isUnlisted(type)) {
    const asked = { words, sport, country, region, role: type, hidden: isHidden }
    return listUnlisted(db, asked, slice)
  }
  const filter: Filter = { role: type, sport, country, region }
  if (!isHidden && isSorted(query))
    return listSorted(db, { ...query, words }, slice, { ...viewer, view: viewFor(query, viewer) })
  if (isHidden) return listHidden(db, { ...filter, words }, slice)
  if (q) return search(db, queryPlans, { words, filter }, slice)
  const shown = { ...viewer, withBlanks: hidden === undefined, view: viewFor(query, viewer) }
  return browse(db, shown, filter, slice)
}

/** What words find is not for search engines. */
function viewFor({ q }: Query, { isVisitor }: { isVisitor: boolean }): View {
  return isVisitor && q === '' ? viewListedForVisitors : viewListed
}

async function search(
  db: Db,
  queryPlans: QueryPlanCache,
  query: { words: string[]; filter: Filter },
  slice: Slice,
): Promise<Page<ListedCard>> {
  const { entries, total } = await searchPeople(db, queryPlans, query, slice)
  return { list: entries.map(viewListed), total }
}

/**
 * The list by name; without a filter, the hidden come after all who are visible (`profile.hidden`).
 */
async function browse(
  db: Db,
  viewer: { seesAll: boolean; withBlanks: boolean; view: View },
  filter: Filter,
  slice: Slice,
): Promise<Page<ListedCard>> {
  const { entries, total, ...counted } = await listEntries(db, filter, slice)
  const list = entries.map(viewer.view)
  const blanks = viewer.withBlanks ? counted.blanks : 0
  const room = slice.limit - list.length
  if (blanks === 0 || room === 0) return { list, total: total + blanks }
  const from = Math.max(slice.offset - total, 0)
  const rest = await listBlanks(db, viewer, { offset: from, limit: Math.min(room, blanks - from) })
  return { list: [...list, ...rest], total: total + blanks }
}
