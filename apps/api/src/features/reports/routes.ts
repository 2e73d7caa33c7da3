import { decide as decideRoute } from '@podium/contract/decisions'
import { sendNotice as noticeRoute } from '@podium/contract/notices'
import * as contract from '@podium/contract/reports'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import type { FileKeys } from '../files/index.ts'
import { type HumanParts, proveHuman } from '../identity/index.ts'
import { decide } from './decide.ts'
import { decideReport } from './decide-report.ts'
import { listReports } from './list-reports.ts'
import { readReport } from './read-report.ts'
import { sendNotice } from './send-notice.ts'
import { sendReport } from './send-report.ts'

export function reportsRoutes(
  { read, write, serve }: Http,
  { keys, ...human }: HumanParts & { keys: FileKeys },
): void {
  write(contract.sendReport, (tx, { body }, { viewer }) => sendReport(tx, viewer, body))
  serve(noticeRoute, async ({ query, body }, caller) => {
    if (!caller.viewer) await proveHuman(human, query, caller.ip)
    return human.inTransaction((tx) => sendNotice(tx, caller, body))
  })
  read(contract.listReports, (db, { query }, { viewer }) => listReports(db, viewer, query))
  read(contract.readReport, (db, { params }, { viewer }) => readReport(db, keys, viewer, params.id))
  write(decideRoute, (tx, { body }, { viewer }) => decide(tx, viewer, body))
  write(contract.decideReport, (tx, { params, body: { decision, act, ...said } }, { viewer }) =>
    decideReport(tx, viewer, { ...params, decision, act, ...whyOf(said) }),
  )
}
