import { searchNetwork as searchRoute } from '@podium/contract/network'
import type { Http } from '../../platform/http/index.ts'
import { createCourses } from './find-people.ts'
import { searchNetwork } from './search-network.ts'

export function networkRoutes({ read }: Http): void {
  const courses = createCourses()
  read(searchRoute, (db, { query }, { viewer }) => searchNetwork(db, courses, viewer, query))
}
