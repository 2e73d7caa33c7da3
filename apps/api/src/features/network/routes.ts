import { getNetworkPlaces, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Http } from '../../platform/http/index.ts'
import { asksByClass, requireByClass } from './by-class.ts'
import { createKeepPages } from './result-cache.ts'
import { listPlaces } from './list-places.ts'
import { searchNetwork } from './search-network.ts'
import { createCourses } from './search/index.ts'
import { isUnlisted } from './unlisted-people.ts'

export function networkRoutes({ read }: Http): void {
  const courses = createCourses()
  const keepPages = createKeepPages()
  read(searchRoute, async (db, { query }, { viewer }) => {
    if (asksByClass(query)) await requireByClass(db, viewer)
    const seesAll = viewer?.role === 'ADMIN'
    const ask = () => searchNetwork(db, courses, query, { seesAll })
    // Who hides, and who is not listed, can change without any change of what the network shows.
    if (seesAll && (query.hiddenProfile === 'true' || isUnlisted(query.type))) return ask()
    return keepPages(db, JSON.stringify([seesAll, query]), ask)
  })
  read(getNetworkPlaces, (db) => listPlaces(db))
}
