import { dayAfter } from '@podium/contract/calendar'
import type { AuditAct, AuditSubject } from '@podium/contract/audit'
import type { Page, PageQuery } from '@podium/contract/list'
import type { Role } from '@podium/contract/roles'
import { type Generated, type Insertable, type JSONColumnType } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, findsAny, startOfDay, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    audit_log: AuditTable
  }
}

type Stored = Record<string, string | number | boolean | null>

interface AuditTable {
  id: Generated<number>
  actor_id: number
  act: AuditAct
  subject_kind: AuditSubject
  subject_id: string
  user_id: number | null
  before: JSONColumnType<Stored> | null
  after: JSONColumnType<Stored> | null
  reason: string
  request_id: string
  at: Date
}

type Entry = Omit<Insertable<AuditTable>, 'id' | 'at'>

/** Adds an act; by itself where a reading is recorded, which changes nothing else. */
export async function insertAct(db: Db, entry: Entry): Promise<void> {
  await db
    .insertInto('audit_log')
    .values({ ...entry, at: now() })
    .execute()
}

export async function wasRecordedSince(db: Db, entry: Entry, since: Date): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('audit_log')
      .select('id')
      .where('actor_id', '=', entry.actor_id)
      .where('act', '=', entry.act)
      .where((is) => is.and({ subject_kind: entry.subject_kind, subject_id: entry.subject_id }))
      .where('at', '>', since)
      .limit(1),
  )
}

/** The database lets this happen for people who are forgotten, and nothing else. */
export async function blankStates(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ before: null, after: null })
    .where('user_id', '=', userId)
    .execute()
}

interface AuditPage extends PageQuery {
  act?: AuditAct | undefined
  actorId?: number | undefined
  userId?: number | undefined
  from?: string | undefined
  to?: string | undefined
  _order: 'ASC' | 'DESC'
}

function matching(db: Db, { act, actorId, userId, from, to }: AuditPage) {
  let query = db.selectFrom('audit_log')
  if (act) query = query.where('act', '=', act)
  if (actorId) query = query.where('actor_id', '=', actorId)
  if (userId) query = query.where('audit_log.user_id', '=', userId)
  if (from) query = query.where('at', '>=', startOfDay(from))
  if (to) query = query.where('at', '<', startOfDay(dayAfter(to, 1)))
  return query
}

export interface AuditRow {
  id: number
  at: Date
  act: AuditAct
  subject_kind: AuditSubject
  subject_id: string
  before: Stored | null
  after: Stored | null
  reason: string
  request_id: string
  actor_id: number
  actor_name: string | null
  actor_last_name: string | null
  actor_role: Role | null
  user_id: number | null
  user_name: string | null
  user_last_name: string | null
  user_role: Role | null
}

/** A page of the log with the names of both sides. */
export function findActs(db: Db, page: AuditPage): Promise<Page<AuditRow>> {
  const acts = matching(db, page)
    .leftJoin('people as actor', 'actor.id', 'audit_log.actor_id')
    .leftJoin('people as concerned', 'concerned.id', 'audit_log.user_id')
    .selectAll('audit_log')
    .select([
      'actor.name as actor_name',
      'actor.last_name as actor_last_name',
      'actor.role as actor_role',
      'concerned.name as user_name',
      'concerned.last_name as user_last_name',
      'concerned.role as user_role',
    ])
    .orderBy('audit_log.id', page._order === 'DESC' ? 'desc' : 'asc')
    .$castTo<AuditRow>()
  return findPage(acts, page)
}
