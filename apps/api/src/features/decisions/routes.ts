import * as contract from '@podium/contract/decisions'
import type { Http } from '../../platform/http/index.ts'
import { appeal, appealLinked, readLinked } from './appealing.ts'
import { listDecisions } from './list-decisions.ts'

export function decisionsRoutes({ read, write }: Http): void {
  read(contract.listDecisions, (db, { query }, { viewer }) => listDecisions(db, viewer, query))
  write(contract.appeal, (tx, { params, body }, { viewer }) =>
    appeal(tx, viewer, { ...params, ...body }),
  )
  read(contract.readLinkedDecision, (db, { params }) => readLinked(db, params.secret))
  write(contract.appealLinked, (tx, { params, body }) => appealLinked(tx, { ...params, ...body }))
}
