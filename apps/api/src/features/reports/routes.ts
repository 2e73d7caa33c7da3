import * as contract from '@podium/contract/reports'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { decideReport } from './decide-report.ts'
import { listReports } from './list-reports.ts'
import { readReport } from './read-report.ts'
import { sendReport } from './send-report.ts'

export function reportsRoutes({ read, write }: Http, keys: FileKeys): void {
  write(contract.sendReport, (tx, { body }, { viewer }) => sendReport(tx, viewer, body))
  read(contract.listReports, (db, { query }) => listReports(db, query))
  read(contract.readReport, (db, { params }) => readReport(db, keys, params.id))
  write(contract.decideReport, (tx, { params, body }, { viewer }) =>
    decideReport(tx, viewer, { ...params, ...body }),
  )
}
