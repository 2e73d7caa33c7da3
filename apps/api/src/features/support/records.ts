import type { Role } from '@podium/contract/roles'
import type { SupportEndReason, SupportStatus } from '@podium/contract/support-rules'
import { type Generated, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, lock, lockShared, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    supports: SupportsTable
    support_settings: SupportSettingsTable
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
  reminded_at: Date | null
  supporter_role: Role
  /** Of a running support: whether everybody may see the page of each side. */
  supporter_shown: Generated<boolean>
  athlete_shown: Generated<boolean>
}

interface SupportSettingsTable {
  athlete_id: number
  accepting: boolean
  thank_you: string
}

export type SupportRecord = Selectable<SupportsTable>

/**
 * Lets neither of two people be hidden or leave before this transaction is over (`lockPerson`): who
 * comes second sees what the first one did. The lower id first, as everybody does.
 */
export async function keepInPlace(tx: Tx, one: number, other: number): Promise<void> {
  const inOrder = [one, other].sort((a, b) => a - b)
  for (const userId of inOrder) await lockShared(tx, personLock, userId)
}

/** Waits for everything under way about somebody's supports, and holds up what comes. */
export function lockPerson(tx: Tx, userId: number): Promise<void> {
  return lock(tx, personLock, userId)
}

/** A support and, with it, what the same two have open; locked until the transaction ends. */
export interface Locked {
  support: SupportRecord
  /** The request that waits, if any. */
  pending: SupportRecord | undefined
  /** The support that runs, if any. */
  active: SupportRecord | undefined
}

const personLock = 'supports-of'
const open: SupportStatus[] = ['PENDING', 'ACTIVE']

/** Both sides of a support, which never change. */
export function findSides(db: Db, id: number) {
  return db
    .selectFrom('supports')
    .select(['supporter_id', 'athlete_id'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Locks a support together with what else its two people have open, always in the same order. */
export async function lockSupport(tx: Tx, id: number): Promise<Locked | undefined> {
  const sides = await findSides(tx, id)
  if (!sides) return undefined
  const rows = await tx
    .selectFrom('supports')
    .selectAll()
    .where((where) =>
      where.or([
        where('id', '=', id),
        where.and([
          where('supporter_id', '=', sides.supporter_id),
          where('athlete_id', '=', sides.athlete_id),
          where('status', 'in', open),
        ]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
  const support = rows.find((row) => row.id === id)
  return support && { support, ...openAmong(rows) }
}

/** Locks what two people have open with each other. */
export async function lockOpen(
  tx: Tx,
  { supporterId, athleteId }: { supporterId: number; athleteId: number },
): Promise<Omit<Locked, 'support'>> {
  const rows = await tx
    .selectFrom('supports')
    .selectAll()
    .where('supporter_id', '=', supporterId)
    .where('athlete_id', '=', athleteId)
    .where('status', 'in', open)
    .orderBy('id')
    .forUpdate()
    .execute()
  return openAmong(rows)
}

function openAmong(rows: SupportRecord[]): Omit<Locked, 'support'> {
  const withStatus = (status: SupportStatus) => rows.find((row) => row.status === status)
  return { pending: withStatus('PENDING'), active: withStatus('ACTIVE') }
}

/** Locks everything somebody has open, on either side. */
export function lockOpenOf(tx: Tx, userId: number): Promise<SupportRecord[]> {
  return tx
    .selectFrom('supports')
    .selectAll()
    .where((where) =>
      where.or([where('supporter_id', '=', userId), where('athlete_id', '=', userId)]),
    )
    .where('status', 'in', open)
    .orderBy('id')
    .forUpdate()
    .execute()
}

type NewSupport = Pick<
  SupportRecord,
  | 'supporter_id'
  | 'supporter_role'
  | 'athlete_id'
  | 'credits'
  | 'months'
  | 'private'
  | 'requested_at'
  | 'answer_by'
>

export async function insertSupport(tx: Tx, given: NewSupport): Promise<SupportRecord> {
  return tx
    .insertInto('supports')
    .values({ ...given, status: 'PENDING' })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function updateSupport(
  tx: Tx,
  id: number,
  changes: Updateable<SupportsTable>,
): Promise<SupportRecord> {
  return tx
    .updateTable('supports')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** When so many months from a moment are over: the same day in Portugal, clamped at month end (P39). */
export async function monthsAfter(db: Db, start: Date, months: number): Promise<Date> {
  const { rows } = await sql<{ end: Date }>`
    select (${start}::timestamptz at time zone 'Europe/Lisbon'
            + make_interval(months => ${months}::integer))
           at time zone 'Europe/Lisbon' as end`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no end of the period')
  return row.end
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

/** Notes on somebody's running supports whether everybody may see their page. */
export async function updateShown(tx: Tx, userId: number, shown: boolean): Promise<void> {
  await tx
    .updateTable('supports')
    .set({ supporter_shown: shown })
    .where('supporter_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .where('supporter_shown', '<>', shown)
    .execute()
  await tx
    .updateTable('supports')
    .set({ athlete_shown: shown })
    .where('athlete_id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .where('athlete_shown', '<>', shown)
    .execute()
}

// --- settings ------------------------------------------------------------------------------------

/** An athlete's settings; who never chose takes requests and says nothing. */
export async function findSettings(
  db: Db,
  athleteId: number,
): Promise<{ accepting: boolean; thankYou: string }> {
  const found = await db
    .selectFrom('support_settings')
    .select(['accepting', 'thank_you as thankYou'])
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst()
  return found ?? { accepting: true, thankYou: '' }
}

export async function saveSettings(tx: Tx, settings: SupportSettingsTable): Promise<void> {
  const { accepting, thank_you } = settings
  await tx
    .insertInto('support_settings')
    .values(settings)
    .onConflict((conflict) => conflict.column('athlete_id').doUpdateSet({ accepting, thank_you }))
    .execute()
}

// --- leaving -------------------------------------------------------------------------------------

/** Wipes what an athlete said to their supporters; who supported whom stays under the numbers. */
export async function forgetWords(tx: Tx, athleteId: number): Promise<void> {
  await tx.deleteFrom('support_settings').where('athlete_id', '=', athleteId).execute()
  await tx
    .updateTable('supports')
    .set({ thank_you: '' })
    .where('athlete_id', '=', athleteId)
    .where('thank_you', '<>', '')
    .execute()
}

/** Every support somebody is or was part of. */
export function findSupportsOf(db: Db, userId: number): Promise<SupportRecord[]> {
  return db
    .selectFrom('supports')
    .selectAll()
    .where((where) =>
      where.or([where('supporter_id', '=', userId), where('athlete_id', '=', userId)]),
    )
    .orderBy('id')
    .execute()
}
