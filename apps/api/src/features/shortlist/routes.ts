import * as contract from '@podium/contract/shortlist'
import type { Http } from '../../platform/http/index.ts'
import { listShortlist, putOnShortlist, takeOffShortlist } from './keep-shortlist.ts'

export function shortlistRoutes({ read, write }: Http): void {
  read(contract.listShortlist, (db, { query }, { viewer }) => listShortlist(db, viewer.id, query))
  write(contract.putOnShortlist, (tx, { body }, { viewer }) => putOnShortlist(tx, viewer, body))
  write(contract.takeOffShortlist, (tx, { params }, { viewer }) =>
    takeOffShortlist(tx, viewer, params.userId),
  )
}
