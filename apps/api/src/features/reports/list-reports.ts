import type { Page } from '@podium/contract/list'
import type { Report, ReportKind, ReportStatus } from '@podium/contract/reports'
import { shortened } from '@podium/contract/shortened'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findPeople, type PersonRecord, viewPerson } from '../profiles/index.ts'
import { actsOn } from './carry-out.ts'
import { findQueue, type QueuedReport } from './records.ts'
import { referenceOf } from './reference.ts'

interface Asked {
  status: ReportStatus
  kind?: ReportKind | undefined
  _page: number
  _limit: number
  _order: 'ASC' | 'DESC'
}

// A page of somebody with 300 results is quoted in 200 kB, of which a row shows two lines.
const mostListed = 300

/** A page of the admins' queue, in which what is reported only begins. */
export async function listReports(db: Db, viewer: Viewer, asked: Asked): Promise<Page<Report>> {
  const { status, kind, _page, _limit, _order } = asked
  const descending = _order === 'DESC'
  const page = { status, kind, descending, limit: _limit, offset: _page * _limit }
  const { list, total } = await findQueue(db, page)
  const reports = await viewReports(db, viewer, list)
  const begun = reports.map((one) => ({ ...one, quoted: shortened(one.quoted, mostListed) }))
  return { list: begun, total }
}

/** Reports as admins see them, with everybody who is in them. */
export async function viewReports(
  db: Db,
  viewer: Viewer,
  reports: QueuedReport[],
): Promise<Report[]> {
  const ids = reports.flatMap(({ reporter_id, reported_id, decided_by }) => [
    reporter_id,
    reported_id,
    decided_by,
  ])
  const people = await findPeople(
    db,
    ids.filter((id) => id !== null),
  )
  return reports.map((report) => viewReport(report, people, viewer))
}

function viewReport(
  report: QueuedReport,
  people: Map<number, PersonRecord>,
  viewer: Viewer,
): Report {
  const person = (id: number) => viewPerson(people.get(id), { known: true })
  const reported = person(report.reported_id)
  const { reporter_id: reporterId, sender_name: name, sender_email: email } = report
  const { decided_by: by, decided_at: at, decision_reason: reason } = report
  // Who is reported never reads by whom, nor what might tell it.
  const isOwn = report.reported_id === viewer.id
  return {
    id: report.id,
    kind: report.kind,
    targetId: report.target_id,
    quoted: report.quoted,
    link: report.link,
    reference: referenceOf(report.id),
    reporter: reporterId && !isOwn ? person(reporterId) : null,
    sender: name && email && !isOwn ? { name, email } : null,
    reported,
    reason: report.reason,
    details: isOwn ? '' : report.details,
    status: report.status,
    sentAt: report.sent_at.toISOString(),
    others: report.others,
    acts: actsOn(report).filter((act) => act !== 'HIDE' || reported.role !== 'ADMIN'),
    decision: by && at ? { by: person(by), reason, at: at.toISOString() } : null,
    abilities: { decide: report.status === 'OPEN' && !isOwn },
  }
}
