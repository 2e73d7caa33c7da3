import type { ReportKind, ReportReason, ReportStatus } from '@podium/contract/reports'
import type { Language } from '@podium/contract/locale'
import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, findPlace, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    reports: ReportsTable
  }
}

interface ReportsTable {
  id: Generated<number>
  /** Null where the sender of a notice was not signed in. */
  reporter_id: number | null
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
  /** Of a notice: who is told of it, where, and in which language; null once forgotten. */
  sender_name: string | null
  sender_email: string | null
  sender_language: Language | null
}

export type ReportRecord = Selectable<ReportsTable>

/** A report together with how many other open ones there are about the same person. */
export type QueuedReport = ReportRecord & { others: number }

/** Who is told of a notice. */
export type Sender = Pick<ReportsTable, 'sender_name' | 'sender_email' | 'sender_language'>

type NewReport = Pick<
  ReportRecord,
  'reporter_id' | 'reported_id' | 'kind' | 'target_id' | 'quoted' | 'link' | 'reason' | 'details'
> &
  Partial<Sender>

/** Keeps a report; the same reporter's open one about the same thing is written anew. */
export function upsertReport(tx: Tx, report: NewReport): Promise<{ id: number; isNew: boolean }> {
  const { reason, details, quoted } = report
  const { sender_name = null, sender_email = null, sender_language = null } = report
  const sender = { sender_name, sender_email, sender_language }
  return (
    tx
      .insertInto('reports')
      .values({ ...report, ...sender, sent_at: now(), decided_by: null, decided_at: null })
      .onConflict((conflict) =>
        conflict
          .columns(['reporter_id', 'kind', 'target_id'])
          // Written out: an index for open ones alone is not found for a parameter.
          .where(sql<boolean>`status = 'OPEN'`)
          // A report after a notice leaves who is told of that as it is.
          .doUpdateSet({ reason, details, quoted, ...(sender_email && sender) }),
      )
      // Only a row that an update wrote carries the transaction that did.
      .returning(['id', sql<boolean>`xmax = 0`.as('isNew')])
      .executeTakeFirstOrThrow()
  )
}

type SentNotice = Pick<ReportRecord, 'kind' | 'target_id' | 'reason' | 'details'> & Sender

/** The open notice of a visitor in just these words, which has come before. */
export function findSameNotice(tx: Tx, notice: SentNotice): Promise<{ id: number } | undefined> {
  const { kind, target_id, reason, details, sender_name, sender_email } = notice
  return tx
    .selectFrom('reports')
    .select('id')
    .where('sender_email', '=', sender_email)
    .where((is) => is.and({ kind, target_id, reason, details, sender_name, status: 'OPEN' }))
    .where('reporter_id', 'is', null)
    .executeTakeFirst()
}

/** Who is told of a member's open report about a thing, which nobody writes anew until the transaction ends. */
export function lockToldOf(
  tx: Tx,
  reporter_id: number,
  { kind, target_id }: Pick<ReportRecord, 'kind' | 'target_id'>,
): Promise<Pick<Sender, 'sender_email'> | undefined> {
  return tx
    .selectFrom('reports')
    .select('sender_email')
    .where((is) => is.and({ reporter_id, kind, target_id, status: 'OPEN' }))
    .forUpdate()
    .executeTakeFirst()
}

/** How many notices name an address as their sender's since a moment. */
export function countNoticesBy(tx: Tx, email: string, since: Date): Promise<number> {
  const sent = tx.selectFrom('reports').where('sender_email', '=', email)
  return countRows(sent.where('sent_at', '>=', since))
}

/** Wipes who sent the notices that were decided before a moment, and what visitors wrote in them. */
export async function forgetSendersOf(tx: Tx, decidedBefore: Date): Promise<void> {
  await tx
    .updateTable('reports')
    .set({
      sender_name: null,
      sender_email: null,
      sender_language: null,
      details: sql<string>`case when reporter_id is null then '' else details end`,
    })
    .where('sender_email', 'is not', null)
    .where('decided_at', '<', decidedBefore)
    .execute()
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
  { reported_id, reporter_id, sender_email }: ReportRecord,
): Promise<ReportCounts> {
  const counted = (side: keyof ReportRecord, value: number | string | null) => sql`(
    select json_build_object('reports', count(*), 'upheld', count(*) filter (where status = 'UPHELD'))
    from reports where ${sql.ref(side)} = ${value})`
  const bySender = reporter_id
    ? counted('reporter_id', reporter_id)
    : counted('sender_email', sender_email)
  const { rows } = await sql<ReportCounts>`
    select ${counted('reported_id', reported_id)} as "aboutReported",
      ${bySender} as "byReporter"`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a statement without a table answers one row')
  return counts
}

/** The report, which nobody else decides until the transaction ends. */
export function lockReport(tx: Tx, id: number): Promise<ReportRecord | undefined> {
  return tx.selectFrom('reports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Several reports, in the order of their ids, which nobody else decides until the transaction ends. */
export function lockReports(tx: Tx, ids: readonly number[]): Promise<ReportRecord[]> {
  return tx
    .selectFrom('reports')
    .selectAll()
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
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
export async function findQueue(
  db: Db,
  { status, kind, ...page }: QueuePage,
): Promise<{ list: QueuedReport[]; total: number }> {
  const found = await findPlace(db, { queue: 'reports', state: status, kind, ...page })
  const { from, skip, limit, direction, total } = found
  // Written out: of a rare one the planner would otherwise not know that it is rare.
  const inState = db.selectFrom('reports').select('id').where('status', '=', sql.lit(status))
  const wanted = (kind ? inState.where('kind', '=', sql.lit(kind)) : inState)
    .where('id', '>=', from)
    .orderBy('id')
    .limit(limit)
    .offset(skip)
  // As an array they are looked up one by one; joined they were met by reading all rows before them.
  const list = await selectQueued(db)
    .where('id', '=', sql<number>`any(array(${wanted}))`)
    .orderBy('id', direction)
    .execute()
  return { list, total }
}

/** Everything somebody reported, for their export. */
export function findReportsBy(db: Db, reporterId: number) {
  return db
    .selectFrom('reports')
    .select(['id', 'kind', 'target_id', 'reason', 'details', 'status', 'sent_at'])
    .select(['sender_name', 'sender_email'])
    .where('reporter_id', '=', reporterId)
    .orderBy('id')
    .execute()
}

/** How many reports wait for a decision. */
export function countOpenReports(db: Db): Promise<number> {
  return countRows(db.selectFrom('reports').where('status', '=', 'OPEN'))
}
