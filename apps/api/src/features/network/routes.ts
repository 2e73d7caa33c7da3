import { searchNetwork as searchRoute } from '@podium/contract/network'
import type { Http } from '../../platform/http/index.ts'
import { searchNetwork } from './search-network.ts'

export function networkRoutes({ read }: Http): void {
  read(searchRoute, (db, { query }) => searchNetwork(db, query))
}
