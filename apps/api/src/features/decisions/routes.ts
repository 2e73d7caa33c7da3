import * as contract from '@podium/contract/decisions'
import type { Http } from '../../platform/http/index.ts'
import { listDecisions } from './list-decisions.ts'

export function decisionsRoutes({ read }: Http): void {
  read(contract.listDecisions, (db, { query }, { viewer }) => listDecisions(db, viewer, query))
}
