import { getFaces, getNetworkPlaces, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Http } from '../../platform/http/index.ts'
import { isByClass, requireByClass } from './by-class.ts'
import { createResultCache } from './result-cache.ts'
import { listFaces } from './list-faces.ts'
import { listPlaces } from './list-places.ts'
import { searchNetwork } from './search-network.ts'
import { createQueryPlanCache } from './directory/index.ts'
import { isUnlisted } from './unlisted-people.ts'

export function networkRoutes({ read }: Http): void {
  const queryPlans = createQueryPlanCache()
  const cachedPage = createResultCache()
  read(searchRoute, async (db, { query }, { viewer }) => {
    if (isByClass(query)) await requireByClass(db, viewer)
    const seesAll = viewer?.role === 'ADMIN'
    const isVisitor = viewer === null
    const load = () => searchNetwork(db, queryPlans, query, { seesAll, isVisitor })
    // Who pauses requests changes nothing in the directory.
    if (query.accepts) return load()
    // Hidden and unlisted profiles can change without any change of the directory's version.
    if (seesAll && (query.hiddenProfile === 'true' || isUnlisted(query.type))) return load()
    return cachedPage(db, JSON.stringify([seesAll, isVisitor, query]), load)
  })
  read(getNetworkPlaces, (db) => listPlaces(db))
  read(getFaces, (db) => listFaces(db))
}
