import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { recordAct } from '../audit/index.ts'
import type { Why } from '../decisions/index.ts'
import { reportDecided } from './events.ts'
import { markDecided, type ReportRecord } from './records.ts'
import { tellSender } from './tell-sender.ts'

/** Closes an open report, on record, and tells who sent it. */
export async function closeReport(
  tx: Tx,
  admin: Viewer,
  report: ReportRecord,
  { decision, reason, basis }: Why & { decision: 'UPHELD' | 'DISMISSED' },
): Promise<void> {
  const { id, reporter_id: reporterId, reported_id: reportedId, kind } = report
  await markDecided(tx, id, { status: decision, by: admin.id, reason })
  await recordAct(tx, admin, {
    act: 'REPORT_DECIDED',
    on: { kind: 'report', id },
    userId: reportedId,
    before: { status: 'OPEN' },
    after: { status: decision },
    reason,
  })
  const people = { reporterId, reportedId }
  await tx.emit(reportDecided, { reportId: id, ...people, kind, decision, reason })
  await tellSender(tx, report, { decision, ground: basis?.ground ?? 'TERMS', reason })
}
