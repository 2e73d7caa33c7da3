import type { ReportKind, ReportReason } from '@podium/contract/reports'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findTarget } from './find-target.ts'
import { upsertReport } from './records.ts'

/** Reports something to the admins, with what it says now; nobody reports their own (`forbidden`). */
export async function sendReport(
  tx: Tx,
  viewer: Viewer,
  asked: { kind: ReportKind; id: number; reason: ReportReason; details: string },
): Promise<{ id: number }> {
  const { kind, id, reason, details } = asked
  const { reportedId, quoted, link } = await findTarget[kind](tx, viewer, id)
  if (reportedId === viewer.id) refuse('forbidden')
  const people = { reporter_id: viewer.id, reported_id: reportedId }
  const about = { kind, target_id: id, quoted, link }
  const { id: reportId } = await upsertReport(tx, { ...people, ...about, reason, details })
  return { id: reportId }
}
