import type { PageQuery } from '@podium/contract/list'
import type {
  AppealOutcome,
  AppealStatus,
  DecisionAct,
  DecisionCause,
  DecisionSubject,
} from '@podium/contract/decisions'
import type { DecisionGround } from '@podium/contract/grounds'
import { type Generated, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, findPlace, type Tx } from '../../platform/database/index.ts'
import { hashOf } from '../../platform/secrets.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    decisions: DecisionsTable
  }
}

/** What is put back where an appeal reverses a decision, as JSON keeps it. */
export type Undo = Record<string, unknown>

interface DecisionsTable {
  id: Generated<number>
  person_id: number
  decided_by: number
  cause: DecisionCause
  act: DecisionAct
  subject_type: DecisionSubject
  subject_id: number
  ground: DecisionGround
  reference: string
  explanation: string
  quoted: string
  undo: Undo | null
  /** Of a link that opens it without signing in. */
  link_hash: Generated<Buffer | null>
  decided_at: Date
  until: Date | null
  /** Of what holds for a time: when it was over, by its time or by an admin. */
  ended_at: Generated<Date | null>
  reversed_at: Generated<Date | null>
  appeal_text: Generated<string>
  appealed_at: Generated<Date | null>
  appeal_outcome: Generated<AppealOutcome | null>
  appeal_reason: Generated<string>
  appeal_by: Generated<number | null>
  answered_at: Generated<Date | null>
}

export type DecisionRecord = Selectable<DecisionsTable>

export function insertDecision(
  tx: Tx,
  decision: Omit<Insertable<DecisionsTable>, 'decided_at'>,
): Promise<Pick<DecisionRecord, 'id' | 'decided_at'>> {
  return tx
    .insertInto('decisions')
    .values({ ...decision, decided_at: now() })
    .returning(['id', 'decided_at'])
    .executeTakeFirstOrThrow()
}

/** A page of what was decided about somebody, the newest first, and how much there is. */
export function findDecisions(db: Db, personId: number, page: PageQuery) {
  const about = db.selectFrom('decisions').selectAll().where('person_id', '=', personId)
  return findPage(about.orderBy('id', 'desc'), page)
}

/** Everything that was decided about somebody, for their export: not who decided it. */
export function findDecisionsFor(db: Db, personId: number) {
  return db
    .selectFrom('decisions')
    .select([
      ...(['cause', 'act', 'subject_type', 'subject_id', 'ground', 'reference'] as const),
      ...(['explanation', 'quoted', 'decided_at', 'until', 'ended_at'] as const),
      ...([
        'reversed_at',
        'appeal_text',
        'appealed_at',
        'appeal_outcome',
        'appeal_reason',
        'answered_at',
      ] as const),
    ])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute()
}

/** Adds to what an appeal would put back of the newest decision of a kind about a thing, while it stands. */
export async function addToUndo(
  tx: Tx,
  { cause, subjectId }: { cause: DecisionCause; subjectId: number },
  more: Undo,
): Promise<void> {
  await sql`
    update decisions set undo = coalesce(undo, '{}'::jsonb) || ${JSON.stringify(more)}::jsonb
    where id = (
      select id from decisions where cause = ${cause} and subject_id = ${subjectId}
        and reversed_at is null
      order by id desc limit 1
    )`.execute(tx)
}

/** What holds for a time, or until it is changed. */
export type Lasting = 'PROFILE_LIMITED' | 'ACCOUNT_SUSPENDED'

/** The causes of decisions that end by an admin's other act: showing the page, or checking what was refused. */
export type Holding = Lasting | 'PROFILE_HIDDEN' | 'TRADER_REFUSED' | 'REGISTER_REFUSED'

const lasting = ['PROFILE_LIMITED', 'ACCOUNT_SUSPENDED'] as const satisfies Lasting[]

/** The causes of decisions that restrict a page. */
export const ofPage = [...lasting, 'PROFILE_HIDDEN'] as const satisfies Holding[]

/** The newest decision of a kind about a thing that was not reversed and has not ended. */
export function findInForce(
  db: Db,
  { subjectType, subjectId, causes, line }: DecidedThing,
): Promise<DecisionRecord | undefined> {
  const found = db
    .selectFrom('decisions')
    .selectAll()
    .where((is) => is.and({ subject_type: subjectType, subject_id: subjectId }))
    .where('cause', 'in', causes)
    .where('reversed_at', 'is', null)
    .where('ended_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
  const which = line ? found.where(sql`undo ->> 'line'`, '=', line) : found
  return which.executeTakeFirst()
}

/** What holds about somebody for a time, or until it is changed. */
export async function findLasting(db: Db, personId: number) {
  const found = await db
    .selectFrom('decisions')
    .select(['act', 'decided_at', 'until'])
    .where('person_id', '=', personId)
    .where('cause', 'in', lasting)
    .where('ended_at', 'is', null)
    .where('reversed_at', 'is', null)
    .orderBy('id')
    .$narrowType<{ act: 'LIMIT' | 'SUSPEND' }>()
    .execute()
  return found.map(({ act, decided_at: at, until }) => ({
    act,
    since: at.toISOString(),
    until: until?.toISOString() ?? null,
  }))
}

export interface DecidedThing {
  subjectType: DecisionSubject
  subjectId: number
  causes: readonly DecisionCause[]
  /** Which words of it, where it has several. */
  line?: string | undefined
}

/** Ends the decisions of these causes that hold about a person now; answers the causes of those that did. */
export async function endHolding(
  tx: Tx,
  personId: number,
  causes: readonly Holding[],
): Promise<DecisionCause[]> {
  const ended = await stillHolding(tx, causes)
    .where('person_id', '=', personId)
    .returning('cause')
    .execute()
  return ended.map(({ cause }) => cause)
}

/** Ends what held up to now, each once. */
export async function takeOver(tx: Tx): Promise<{ personId: number; cause: Lasting }[]> {
  const over = await stillHolding(tx, lasting)
    .where('until', '<=', now())
    .returning(['person_id', 'cause'])
    .execute()
  return over.map(({ person_id: personId, cause }) => ({ personId, cause: cause as Lasting }))
}

function stillHolding(tx: Tx, causes: readonly Holding[]) {
  return tx
    .updateTable('decisions')
    .set({ ended_at: now() })
    .where('cause', 'in', causes)
    .where('ended_at', 'is', null)
    .where('reversed_at', 'is', null)
}

/** The decision that a mailed link opens. */
export function findLinked(db: Db, secret: string): Promise<DecisionRecord | undefined> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where('link_hash', '=', hashOf(secret))
    .executeTakeFirst()
}

/** Which of these people wait for the answer to an objection. */
export async function findObjectors(db: Db, people: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ person_id: number }>`
    select person_id from decisions
    where person_id = any(${people}::integer[])
      and appealed_at is not null and appeal_outcome is null`.execute(db)
  return new Set(rows.map(({ person_id: id }) => id))
}

/** A decision, which nobody else changes until the transaction ends. */
export function lockDecision(tx: Tx, id: number): Promise<DecisionRecord | undefined> {
  return tx.selectFrom('decisions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The standing decisions of the same cause about the same thing that other people have, locked until the transaction ends. */
export function lockAlike(tx: Tx, decision: DecisionRecord): Promise<DecisionRecord[]> {
  const { cause, subject_type, subject_id } = decision
  return tx
    .selectFrom('decisions')
    .selectAll()
    .where((is) => is.and({ cause, subject_type, subject_id, reversed_at: null }))
    .where('person_id', '<>', decision.person_id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function updateDecision(
  tx: Tx,
  id: number,
  change: Updateable<DecisionsTable>,
): Promise<DecisionRecord> {
  return tx
    .updateTable('decisions')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The same that was decided again of the same thing since and stands, the earliest first, locked until the transaction ends. */
export function lockLater(tx: Tx, decision: DecisionRecord): Promise<DecisionRecord[]> {
  const { cause, person_id, subject_type, subject_id } = decision
  return tx
    .selectFrom('decisions')
    .selectAll()
    .where((is) => is.and({ cause, person_id, subject_type, subject_id, reversed_at: null }))
    .where('id', '>', decision.id)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** When a decision about something was taken back the last time; null where none was. */
export async function findReversedAt(
  db: Db,
  { cause, subjectId }: { cause: DecisionCause; subjectId: number },
): Promise<Date | null> {
  const { at } = await db
    .selectFrom('decisions')
    .select((row) => row.fn.max('reversed_at').as('at'))
    .where((is) => is.and({ cause, subject_id: subjectId }))
    .executeTakeFirstOrThrow()
  return at
}

interface AppealPage {
  status: AppealStatus
  descending: boolean
  limit: number
  offset: number
}

/** A page of the appeals, and how many there are. */
export async function findAppeals(
  db: Db,
  { status, ...page }: AppealPage,
): Promise<{ list: DecisionRecord[]; total: number }> {
  const found = await findPlace(db, { queue: 'appeals', state: status, ...page })
  const { from, skip, limit, direction, total } = found
  const all = db.selectFrom('decisions').select('id')
  const wanted =
    status === 'OPEN'
      ? all.where('appealed_at', 'is not', null).where('appeal_outcome', 'is', null)
      : // Written out, so that the planner knows how many there are of each.
        all.where('appeal_outcome', '=', sql.lit(status))
  const ids = wanted.where('id', '>=', from).orderBy('id').limit(limit).offset(skip)
  const list = await db
    .selectFrom('decisions')
    .selectAll()
    // As an array they are looked up one by one; joined they were met by reading all rows before them.
    .where('id', '=', sql<number>`any(array(${ids}))`)
    .orderBy('id', direction)
    .execute()
  return { list, total }
}

/** How many appeals wait, and how many of them for an admin that there is not: another one. */
export async function countAppeals(db: Db): Promise<{ waiting: number; stuck: number }> {
  const { rows } = await sql<{ waiting: number; stuck: number }>`
    select count(*)::integer as waiting, count(*) filter (where not exists (
      select from people
      where role = 'ADMIN' and active and people.id not in (decided_by, person_id)
    ))::integer as stuck
    from decisions where appealed_at is not null and appeal_outcome is null`.execute(db)
  return rows[0] ?? { waiting: 0, stuck: 0 }
}
