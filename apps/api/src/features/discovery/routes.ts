import * as contract from '@podium/contract/discovery'
import type { Http } from '../../platform/http/index.ts'
import { listSportestMatches } from './list-matches.ts'
import { listPaidRow } from './list-paid-row.ts'
import { listSimilarAthletes } from './list-similar.ts'

export function discoveryRoutes({ read }: Http): void {
  read(contract.listSimilarAthletes, (db, { params }, { viewer }) =>
    listSimilarAthletes(db, viewer, params.id),
  )
  read(contract.listSportestMatches, (db, { query }, { viewer }) =>
    listSportestMatches(db, viewer, query),
  )
  read(contract.listPaidRow, (db, _input, { viewer }) => listPaidRow(db, viewer))
}
