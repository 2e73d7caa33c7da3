import type { ReportKind, ReportReason, ReportStatus } from '@podium/contract/reports'
import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reports: ReportsTable
  }
}

interface ReportsTable {
  id: Generated<number>
  reporter_id: number
  reported_id: number
  kind: ReportKind
  target_id: number
  quoted: string
  link: string
  reason: ReportReason
  details: string
  status: Generated<ReportStatus>
  sent_at: Date
  decided_by: number | null
  decided_at: Date | null
  decision_reason: Generated<string>
}

export type ReportRecord = Selectable<ReportsTable>

/** A report together with how many other open ones there are about the same person. */
export type QueuedReport = ReportRecord & { others: number }

type NewReport = Pick<
  ReportRecord,
  'reporter_id' | 'reported_id' | 'kind' | 'target_id' | 'quoted' | 'link' | 'reason' | 'details'
>

/** Keeps a report; the same reporter's open one about the same thing is written anew. */
export async function upsertReport(tx: Tx, report: NewReport): Promise<number> {
  const { reason, details, quoted } = report
  const { id } = await tx
    .insertInto('reports')
    .values({ ...report, sent_at: now(), decided_by: null, decided_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['reporter_id', 'kind', 'target_id'])
        // Written out: an index for open ones alone is not found for a parameter.
        .where(sql<boolean>`status = 'OPEN'`)
        .doUpdateSet({ reason, details, quoted }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

function selectQueued(db: Db) {
  return db
    .selectFrom('reports')
    .selectAll('reports')
    .select(
      sql<number>`(select count(*) from reports also
        where also.reported_id = reports.reported_id and also.status = 'OPEN'
          and also.id <> reports.id)`.as('others'),
    )
}

export function findReport(db: Db, id: number): Promise<QueuedReport | undefined> {
  return selectQueued(db).where('id', '=', id).executeTakeFirst()
}

interface ReportCounts {
  aboutReported: { reports: number; upheld: number }
  byReporter: { reports: number; upheld: number }
}

/** How often the person of a report was reported, and how often its sender reported. */
export async function countReports(
  db: Db,
  { reported_id, reporter_id }: Pick<ReportRecord, 'reported_id' | 'reporter_id'>,
): Promise<ReportCounts> {
  const counted = (side: 'reported_id' | 'reporter_id', userId: number) => sql`(
    select json_build_object('reports', count(*), 'upheld', count(*) filter (where status = 'UPHELD'))
    from reports where ${sql.ref(side)} = ${userId})`
  const { rows } = await sql<ReportCounts>`
    select ${counted('reported_id', reported_id)} as "aboutReported",
      ${counted('reporter_id', reporter_id)} as "byReporter"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a statement without a table answers one row')
  return counts
}

/** The report, which nobody else decides until the transaction ends. */
export function lockReport(tx: Tx, id: number): Promise<ReportRecord | undefined> {
  return tx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function markDecided(
  tx: Tx,
  id: number,
  decision: { status: 'UPHELD' | 'DISMISSED'; by: number; reason: string },
): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      status: decision.status,
      decided_by: decision.by,
      decided_at: now(),
      decision_reason: decision.reason,
    })
    .where('id', '=', id)
    .execute()
}

interface QueuePage {
  status: ReportStatus
  kind?: ReportKind | undefined
  descending: boolean
  limit: number
  offset: number
}

/** A page of the admins' queue, and how many there are. */
export async function findQueue(db: Db, page: QueuePage) {
  const { status, kind, descending, limit, offset } = page
  const count = db.selectFrom('reports').select((one) => one.fn.countAll<number>().as('total'))
  const ofStatus = selectQueued(db).where('status', '=', status)
  const [list, { total }] = await Promise.all([
    (kind ? ofStatus.where('kind', '=', kind) : ofStatus)
      .orderBy('id', descending ? 'desc' : 'asc')
      .limit(limit)
      .offset(offset)
      .execute(),
    (kind ? count.where('kind', '=', kind) : count)
      .where('status', '=', status)
      .executeTakeFirstOrThrow(),
  ])
  return { list, total }
}

/** Everything somebody reported, for their export. */
export function findReportsBy(db: Db, reporterId: number) {
  return db
    .selectFrom('reports')
    .select(['kind', 'target_id', 'reason', 'details', 'status', 'sent_at'])
    .where('reporter_id', '=', reporterId)
    .orderBy('id')
    .execute()
}

/** How many reports wait for a decision. */
export async function countOpenReports(db: Db): Promise<number> {
  const { open } = await db
    .selectFrom('reports')
    .select((row) => row.fn.countAll<number>().as('open'))
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow()
  return open
}
