import { getFaces, getNetworkPlaces, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Http } from '../../platform/http/index.ts'
import { isByClass, requireByClass } from './by-class.ts'
import { createResultCache } from './result-cache.ts'
import { listFaces } from './list-faces.ts'
import { listPlaces } from './list-places.ts'
import { searchNetwork } from './search-network.ts'
import { createQueryPlanCache } from './directory/index.ts'
import { isUnlisted } from './unlisted-people.ts'
import { blankProtected } from './without-protected.ts'

export function networkRoutes({ read }: Http): void {
  const queryPlans = createQueryPlanCache()
  const cachedPage = createResultCache()
  read(searchRoute, async (db, { query }, { viewer }) => {
    if (isByClass(query)) await requireByClass(db, viewer)
    const seesAll = viewer?.role === 'ADMIN'
    // The list is for search engines, and what words find is not.
    const isKept = viewer === null && !query.q
    const load = async () => {
      const page = await searchNetwork(db, queryPlans, query, { seesAll })
      return isKept ? { ...page, list: await blankProtected(db, page.list) } : page
    }
    // Who pauses requests changes nothing in the directory.
    if (query.accepts) return load()
    // Hidden and unlisted profiles can change without any change of the directory's version.
    if (seesAll && (query.hiddenProfile === 'true' || isUnlisted(query.type))) return load()
    return cachedPage(db, JSON.stringify([seesAll, isKept, query]), load)
  })
  read(getNetworkPlaces, (db) => listPlaces(db))
  read(getFaces, (db) => listFaces(db))
}
