import * as contract from '@podium/contract/feed'
import type { Http } from '../../platform/http/index.ts'
import { readFeed } from './read-feed.ts'

export function feedRoutes({ read }: Http): void {
  read(contract.readFeed, (db, { query }, { viewer }) => readFeed(db, viewer.id, query))
}
