import type { Role } from '@podium/contract/roles'
import type { SupportEndReason, SupportStatus } from '@podium/contract/support-rules'
import { type Generated, type Selectable, sql, type UpdateObject } from 'kysely'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { type Db, findsAny, type Tx } from '../../platform/database/index.ts'
import type { Tables } from '../../platform/database/tables.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    supports: SupportsTable
  }
}

interface SupportsTable {
  id: Generated<number>
  supporter_id: number
  athlete_id: number
  credits: number
  months: number
  private: boolean
  status: SupportStatus
  hold_id: number | null
  requested_at: Date
  answer_by: Date
  accepted_at: Date | null
  active_from: Date | null
  months_in_all: number | null
  ends_at: Date | null
  ended_at: Date | null
  end_reason: SupportEndReason | null
  thank_you: Generated<string>
  /** The supporter's line with the request, and the athlete's thanks in words (`support.lines`). */
  note: string
  thanks: Generated<string>
  /** Stays where the words were taken away: they are written once. */
  thanked_at: Generated<Date | null>
  reminded_at: Date | null
  /** The goal of the athlete it is directed at (`season.goals`). */
  goal_id: number | null
  /**
   * The match fund that was to double it when it was asked for, and once accepted the one that did, with
   * what it added (`season.matches`).
   */
  match_id: Generated<number | null>
  matched: Generated<number>
  supporter_role: Role
  /** When a sponsor chose to show the athlete first; the earliest count. */
  highlighted_at: Generated<Date | null>
  /** Of a running support: whether visitors may see the page of each side. */
  supporter_shown: Generated<boolean>
  athlete_shown: Generated<boolean>
}

export type SupportRecord = Selectable<SupportsTable>

export function findSupport(db: Db, id: number): Promise<SupportRecord | undefined> {
  return db.selectFrom('supports').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Both sides of a support and the transfer that set its credits aside, which never change. */
export function findSides(db: Db, id: number) {
  return db
    .selectFrom('supports')
    .select(['supporter_id', 'athlete_id', 'hold_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

type NewSupport = Pick<
  SupportRecord,
  | 'id'
  | 'supporter_id'
  | 'supporter_role'
  | 'athlete_id'
  | 'credits'
  | 'months'
  | 'private'
  | 'note'
  | 'goal_id'
  | 'requested_at'
  | 'answer_by'
  | 'hold_id'
  | 'match_id'
>

/**
 * The id of the next support, which what happens before it is written can name. With a parameter, so that it
 * leaves together with what is asked beside it.
 */
export async function takeSupportId(tx: Tx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('supports', ${'id'})) as id`.execute(tx)
  return rows[0]!.id
}

export async function insertSupport(tx: Tx, given: NewSupport): Promise<SupportRecord> {
  const columns = Object.keys(given).map((column) => sql.ref(column))
  const { rows } = await sql<SupportRecord>`
    insert into supports (${sql.join(columns)}, status) overriding system value
    values (${sql.join(Object.values(given))}, 'PENDING') returning *`.execute(tx)
  return rows[0]!
}

/** Whether the supporter of a request asked the same athlete before it, within a day. */
export function wasAskedLately(
  db: Db,
  { supportId, supporterId, athleteId }: { supportId: number } & Sides,
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('supports')
      .select('id')
      .where((is) => is.and({ supporter_id: supporterId, athlete_id: athleteId }))
      .where('id', '<', supportId)
      .where('requested_at', '>', secondsFromNow(-day)),
  )
}

interface Sides {
  supporterId: number
  athleteId: number
}

/** Whether the two have a support that runs. */
export async function hasRunning(
  db: Db,
  { supporter_id, athlete_id }: Pick<SupportRecord, 'supporter_id' | 'athlete_id'>,
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('supports')
      .select('id')
      .where((is) => is.and({ supporter_id, athlete_id }))
      .where('status', '=', 'ACTIVE'),
  )
}

/** Finds the supports of a person that ended because a side of them left. */
export async function findEndedByLeaving(db: Db, userId: number) {
  const ended = await db
    .selectFrom('supports')
    .select('id')
    .where((is) => is.or({ supporter_id: userId, athlete_id: userId }))
    .where('status', '=', 'CLOSED')
    .where('end_reason', 'in', ['ATHLETE_LEFT', 'SUPPORTER_LEFT'])
    .orderBy('id')
    .execute()
  return ended.map(({ id }) => id)
}

export async function updateSupport(
  tx: Tx,
  id: number,
  changes: UpdateObject<Tables, 'supports'>,
): Promise<SupportRecord> {
  return tx
    .updateTable('supports')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * When so many months from a moment are over: the same day in Portugal, clamped at month end
 * (`support.one-pending`).
 */
export function monthsAfter(start: Date, months: number) {
  return sql<Date>`(${start}::timestamptz at time zone 'Europe/Lisbon'
    + make_interval(months => ${months}::integer)) at time zone 'Europe/Lisbon'`
}

// --- time ----------------------------------------------------------------------------------------

/** Supports whose time is over, after an id: requests without an answer, and periods at their end. */
export async function findOverdue(db: Db, after: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from supports where status = 'PENDING' and answer_by <= ${now()} and id > ${after}
    union all
    select id from supports where status = 'ACTIVE' and ends_at <= ${now()} and id > ${after}
    order by id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes the supports that end before a moment and whose supporters were not reminded yet. */
export function takeToRemind(tx: Tx, endingBefore: Date): Promise<SupportRecord[]> {
  return tx
    .updateTable('supports as s')
    .set({ reminded_at: now() })
    .where('s.status', '=', 'ACTIVE')
    .where('s.ends_at', '>', now())
    .where('s.ends_at', '<=', endingBefore)
    .where('s.reminded_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('supports as p')
            .select('p.id')
            .whereRef('p.supporter_id', '=', 's.supporter_id')
            .whereRef('p.athlete_id', '=', 's.athlete_id')
            .where('p.status', '=', 'PENDING'),
        ),
      ),
    )
    .returningAll('s')
    .execute()
}

// --- who is shown --------------------------------------------------------------------------------

/** Notes on a person's running supports whether visitors may see their page. */
export async function updateShown(tx: Tx, userId: number, shown: boolean): Promise<void> {
  for (const side of ['supporter', 'athlete'] as const) {
    await tx
      .updateTable('supports')
      .set({ [`${side}_shown`]: shown })
      .where(`${side}_id`, '=', userId)
      .where('status', '=', 'ACTIVE')
      .where(`${side}_shown`, '<>', shown)
      .execute()
  }
}

// --- leaving -------------------------------------------------------------------------------------

/** Every support a person is or was part of. */
export function findSupportsOf(db: Db, userId: number): Promise<SupportRecord[]> {
  return db
    .selectFrom('supports')
    .selectAll()
    .where((is) => is.or({ supporter_id: userId, athlete_id: userId }))
    .orderBy('id')
    .execute()
}
