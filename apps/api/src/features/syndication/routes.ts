import * as contract from '@podium/contract/syndication'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { readFeed } from './read-feed.ts'
import { readOembed, type SyndicationDeps } from './read-oembed.ts'

export function syndicationRoutes(
  { read }: Http,
  deps: SyndicationDeps & { keys: FileKeys },
): void {
  read(contract.readOembed, (db, { query }, { language }) =>
    readOembed(db, deps, { ...query, language: query.lang ?? language }),
  )
  read(contract.readUpdatesFeed, (db, { params, query }, { language }) =>
    readFeed(db, deps, { athleteId: params.id, language: query.lang ?? language }),
  )
}
