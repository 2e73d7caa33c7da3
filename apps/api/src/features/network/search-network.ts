import { searchLength } from '@podium/contract/limits'
import {
  listedRoles,
  type NetworkCard,
  type searchNetwork as searchRoute,
} from '@podium/contract/network'
import type { Input } from '@podium/contract/route'
import type { Page } from '@podium/contract/list'
import type { Db } from '../../platform/database/index.ts'
import { refuseField } from '../../platform/http/refuse.ts'
import { fold } from './fold.ts'
import { countEntries, type Filter, listEntries } from './records.ts'
import { viewCard } from './view-card.ts'

type Query = Input<typeof searchRoute>['query']

/** A page of the network. A query is empty or longer than two characters (specification 2, section 5). */
export async function searchNetwork(db: Db, query: Query): Promise<Page<NetworkCard>> {
  const q = fold(query.q)
  if (query.q && q.length < searchLength.min) refuseField('q', { kind: 'Size', ...searchLength })
  const filter: Filter = {
    roles: query.type ? [query.type] : listedRoles,
    q,
    sport: query.sport,
    country: query.country,
    region: query.region,
  }
  const page = {
    offset: query._page * query._limit,
    limit: query._limit,
    descending: query._order === 'DESC',
  }
  const [entries, total] = await Promise.all([
    listEntries(db, filter, page),
    countEntries(db, filter),
  ])
  return { list: entries.map(viewCard), total }
}
