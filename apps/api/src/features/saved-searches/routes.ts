import * as contract from '@podium/contract/saved-searches'
import type { Http } from '../../platform/http/index.ts'
import { forgetSearch, listSearches, saveSearch } from './keep-searches.ts'

export function savedSearchesRoutes({ read, write }: Http, { slug }: { slug: string }): void {
  read(contract.listSavedSearches, (db, _input, { viewer }) => listSearches(db, viewer.id, slug))
  write(contract.saveSearch, (tx, { body }, { viewer }) => saveSearch(tx, viewer.id, body, slug))
  write(contract.deleteSavedSearch, (tx, { params }, { viewer }) =>
    forgetSearch(tx, viewer.id, params.id),
  )
}
