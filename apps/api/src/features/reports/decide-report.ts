import type { Report, ReportAct } from '@podium/contract/reports'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import type { Why } from '../decisions/index.ts'
import { actsOn, carryOut } from './carry-out.ts'
import { closeReport } from './close-report.ts'
import { viewReports } from './list-reports.ts'
import { findReport, lockReport } from './records.ts'

/**
 * Decides a report. Of two admins the first one decides: the same decision again answers the same,
 * another one is refused (`stateChanged`), and nobody is told twice. Who is reported does not decide it.
 */
export async function decideReport(
  tx: Tx,
  admin: Viewer,
  asked: Why & { id: number; decision: 'UPHELD' | 'DISMISSED'; act: ReportAct },
): Promise<Report> {
  const { id, decision, act, ...why } = asked
  const report = (await lockReport(tx, id)) ?? refuse('entityDoesNotExist')
  if (report.reported_id === admin.id) refuse('forbidden')
  if (report.status !== 'OPEN' && report.status !== decision) refuse('stateChanged')
  if (report.status === 'OPEN') {
    if (act !== 'NOTHING' && (decision !== 'UPHELD' || !actsOn(report).includes(act)))
      refuseField('act', { kind: 'Pattern' })
    if (decision === 'UPHELD') await carryOut(tx, admin, { report, act, ...why })
    await closeReport(tx, admin, report, { decision, ...why })
  }
  const decided = (await findReport(tx, id)) ?? refuse('entityDoesNotExist')
  const [view] = await viewReports(tx, admin, [decided])
  return view ?? refuse('entityDoesNotExist')
}
