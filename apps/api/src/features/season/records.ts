import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, countRows, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    competitions: CompetitionsTable
    goals: GoalsTable
  }
}

interface CompetitionsTable {
  id: Generated<number>
  athlete_id: number
  name: string
  place: string
  /** ISO day. */
  date: string
  link: string | null
  created_at: Date
  /** When it was changed last; null where it never was. */
  changed_at: Generated<Date | null>
  /** The day for which readers were told that it is near. */
  told_for: Generated<string | null>
}

interface GoalsTable {
  id: Generated<number>
  athlete_id: number
  title: string
  purpose: string
  credits: number
  /** ISO day in Portugal, the last on which supports count. */
  until: string
  created_at: Date
  closed_at: Date | null
  /** When people were told that it is reached, the only time. */
  reached_told_at: Generated<Date | null>
}

export type CompetitionRecord = Selectable<CompetitionsTable>
export type CompetitionFacts = Pick<CompetitionRecord, 'name' | 'place' | 'date' | 'link'>

/** A goal with the credits of the supports that were accepted for it. */
export interface GoalRecord extends Selectable<GoalsTable> {
  received: number
  /** What match funds added to these. */
  matched: number
}
export type GoalFacts = Pick<GoalRecord, 'title' | 'purpose' | 'credits' | 'until'>

/** Something of an athlete's own. */
export interface Own {
  id: number
  athleteId: number
}

// --- competitions --------------------------------------------------------------------------------

/** An athlete's competitions from a day on, the next first. */
export function findCompetitions(
  db: Db,
  athleteId: number,
  from: string,
): Promise<CompetitionRecord[]> {
  return db
    .selectFrom('competitions')
    .selectAll()
    .where('athlete_id', '=', athleteId)
    .where('date', '>=', from)
    .orderBy('date')
    .orderBy('id')
    .execute()
}

export function findAllCompetitions(db: Db, athleteId: number): Promise<CompetitionRecord[]> {
  return findCompetitions(db, athleteId, '0001-01-01')
}

export function countCompetitions(db: Db, athleteId: number): Promise<number> {
  return countRows(db.selectFrom('competitions').where('athlete_id', '=', athleteId))
}

export function insertCompetition(
  tx: Tx,
  athleteId: number,
  facts: CompetitionFacts,
): Promise<CompetitionRecord> {
  return tx
    .insertInto('competitions')
    .values({ ...facts, athlete_id: athleteId, created_at: now() })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Undefined where there is none of theirs. */
export function updateCompetition(
  tx: Tx,
  { id, athleteId }: Own,
  facts: Partial<CompetitionFacts>,
): Promise<CompetitionRecord | undefined> {
  return tx
    .updateTable('competitions')
    .set({ ...facts, changed_at: now() })
    .where((is) => is.and({ id, athlete_id: athleteId }))
    .returningAll()
    .executeTakeFirst()
}

/** False where there was none of theirs. */
export async function removeCompetition(tx: Tx, { id, athleteId }: Own): Promise<boolean> {
  return changesAny(
    tx.deleteFrom('competitions').where('id', '=', id).where('athlete_id', '=', athleteId),
  )
}

/** Makes room for a new one: what is long over goes. */
export async function removeCompetitionsBefore(
  tx: Tx,
  athleteId: number,
  day: string,
): Promise<void> {
  await tx
    .deleteFrom('competitions')
    .where('athlete_id', '=', athleteId)
    .where('date', '<', day)
    .execute()
}

// --- goals ---------------------------------------------------------------------------------------

/**
 * The credits that a goal of SQL has received: accepted once, they are the athlete's, however the
 * support ends.
 */
export const receivedBy = (goal: string) => sumFor(goal, 'credits')

/** What match funds added to these (`season.matches`). */
export const matchedFor = (goal: string) => sumFor(goal, 'matched')

const sumFor = (goal: string, column: 'credits' | 'matched') => `(
  select coalesce(sum(s.${column}), 0)::integer from supports s
  where s.goal_id = ${goal}.id and s.accepted_at is not null)`

function withReceived(db: Db) {
  return db
    .selectFrom('goals')
    .selectAll('goals')
    .select(sql<number>`${sql.raw(receivedBy('goals'))}`.as('received'))
    .select(sql<number>`${sql.raw(matchedFor('goals'))}`.as('matched'))
}

/**
 * An athlete's goals, those that end first before the others; of closed ones, of which there can be any
 * number, those that were closed last, as many as are asked for.
 */
export function findGoals(
  db: Db,
  athleteId: number,
  { closed }: { closed: number | 'all' },
): Promise<GoalRecord[]> {
  const lastClosed = sql<number>`any(array(
    select id from goals where athlete_id = ${athleteId} and closed_at is not null
    order by closed_at desc, id desc limit ${closed}))`
  return withReceived(db)
    .where('goals.athlete_id', '=', athleteId)
    .$if(closed !== 'all', (query) =>
      query.where((is) =>
        is.or([is('goals.closed_at', 'is', null), is('goals.id', '=', lastClosed)]),
      ),
    )
    .orderBy('goals.until')
    .orderBy('goals.id')
    .execute()
}

/** Goals by their numbers, of whichever athletes. */
export function findGoalsByIds(db: Db, ids: number[]): Promise<GoalRecord[]> {
  return withReceived(db).where('goals.id', 'in', ids).execute()
}

export function findGoal(db: Db, { id, athleteId }: Own): Promise<GoalRecord | undefined> {
  return withReceived(db)
    .where('goals.id', '=', id)
    .where('goals.athlete_id', '=', athleteId)
    .executeTakeFirst()
}

/** The same, locked: of several acceptances for one goal each sees what the one before has added. */
export async function lockGoal(tx: Tx, own: Own): Promise<GoalRecord | undefined> {
  await tx
    .selectFrom('goals')
    .select('id')
    .where((is) => is.and({ id: own.id, athlete_id: own.athleteId }))
    .forUpdate()
    .execute()
  return findGoal(tx, own)
}

export async function insertGoal(tx: Tx, athleteId: number, facts: GoalFacts): Promise<number> {
  const { id } = await tx
    .insertInto('goals')
    .values({ ...facts, athlete_id: athleteId, created_at: now(), closed_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateGoal(tx: Tx, id: number, facts: GoalFacts): Promise<void> {
  await tx.updateTable('goals').set(facts).where('id', '=', id).execute()
}

/** Notes that people are told of a goal that is reached; false where they were before. */
export function markReachedTold(tx: Tx, id: number): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('goals')
      .set({ reached_told_at: now() })
      .where('id', '=', id)
      .where('reached_told_at', 'is', null),
  )
}

/** Closes a goal at this moment; one that is closed keeps its moment. */
export async function closeGoalAt(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('goals')
    .set({ closed_at: now() })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .execute()
}
