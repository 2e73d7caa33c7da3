import * as contract from '@podium/contract/feed'
import type { Http } from '../../platform/http/index.ts'
import { KeptLines } from './kept-lines.ts'
import { readFeed } from './read-feed.ts'

export function feedRoutes({ read }: Http): void {
  const kept = new KeptLines()
  read(contract.readFeed, (db, { query }, { viewer }) => readFeed(db, kept, viewer.id, query))
}
