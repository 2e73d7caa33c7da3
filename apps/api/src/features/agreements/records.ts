import type { PageQuery } from '@podium/contract/list'
import type { AgreementEndReason, AgreementSide, AgreementState } from '@podium/contract/agreements'
import { type Generated, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    agreements: AgreementsTable
    agreement_versions: VersionsTable
    agreement_deliverables: DeliverablesTable
    agreement_marks: MarksTable
  }
}

interface AgreementsTable {
  id: Generated<number>
  athlete_id: number
  supporter_id: number
  title: string
  /** The newest version. */
  version: number
  /** The one that both accepted last. */
  holds: number | null
  created_at: Date
  ended_at: Date | null
  ended_by: AgreementSide | null
  end_reason: AgreementEndReason | null
}

interface VersionsTable {
  agreement_id: number
  version: number
  text: string
  made_by: AgreementSide
  /** Who made it in the name of that side; null where the side did. */
  delegate_id: number | null
  created_at: Date
  athlete_accepted_at: Date | null
  supporter_accepted_at: Date | null
}

interface DeliverablesTable {
  agreement_id: number
  version: number
  /** The same in all versions that have its words. */
  n: number
  place: number
  title: string
  /** ISO day in Portugal. */
  due: string | null
}

interface MarksTable {
  agreement_id: number
  n: number
  done_at: Date | null
  /** '' where it was ticked once and is not any more. */
  link: string | null
  file_id: number | null
  comment: Generated<string>
  reminded_for: string | null
}

export type AgreementRecord = Selectable<AgreementsTable>
export type VersionRecord = Selectable<VersionsTable>
export type DeliverableRecord = Selectable<DeliverablesTable>
export type MarkRecord = Selectable<MarksTable>

/** The two people of an agreement. */
export interface Sides {
  athleteId: number
  supporterId: number
}

const isTheirs = (userId: number) => sql<boolean>`${userId} in (athlete_id, supporter_id)`

// --- reading -------------------------------------------------------------------------------------

export function findAgreement(db: Db, id: number): Promise<AgreementRecord | undefined> {
  return db.selectFrom('agreements').selectAll().where('id', '=', id).executeTakeFirst()
}

const stands: Record<AgreementState, ReturnType<typeof sql<boolean>>> = {
  PROPOSED: sql<boolean>`ended_at is null and holds is null`,
  ACCEPTED: sql<boolean>`ended_at is null and holds is not null`,
  ENDED: sql<boolean>`ended_at is not null`,
}

interface AgreementsPage extends PageQuery {
  state?: AgreementState | undefined
  _order: 'ASC' | 'DESC'
}

/** A page of the agreements of a person, those that are not over first, and how many there are. */
export function findAgreementsOf(db: Db, userId: number, page: AgreementsPage) {
  const found = db
    .selectFrom('agreements')
    .where((is) => is.or({ athlete_id: userId, supporter_id: userId }))
    .$if(page.state !== undefined, (query) => query.where(stands[page.state ?? 'ENDED']))
    .selectAll()
    .orderBy(sql`ended_at is not null`)
    .orderBy('id', page._order === 'ASC' ? 'asc' : 'desc')
  return findPage(found, page)
}

/** What belongs to agreements: their versions, the oldest first, and what each promises. */
export async function findParts(db: Db, ids: number[]) {
  const among = sql<number>`any(${ids}::integer[])`
  const [versions, deliverables, marks] = await Promise.all([
    db
      .selectFrom('agreement_versions')
      .selectAll()
      .where('agreement_id', '=', among)
      .orderBy('version')
      .execute(),
    db
      .selectFrom('agreement_deliverables')
      .selectAll()
      .where('agreement_id', '=', among)
      .orderBy('place')
      .execute(),
    db.selectFrom('agreement_marks').selectAll().where('agreement_id', '=', among).execute(),
  ])
  return { versions, deliverables, marks }
}

export function findVersion(
  db: Db,
  { id, version }: { id: number; version: number },
): Promise<VersionRecord | undefined> {
  return db
    .selectFrom('agreement_versions')
    .selectAll()
    .where((is) => is.and({ agreement_id: id, version }))
    .executeTakeFirst()
}

/** Which side made each version of an agreement. */
export async function findMakers(db: Db, id: number): Promise<AgreementSide[]> {
  const made = await db
    .selectFrom('agreement_versions')
    .select('made_by')
    .where('agreement_id', '=', id)
    .execute()
  return made.map(({ made_by }) => made_by)
}

/** What all versions of an agreement promise, the newest version first. */
export function findEveryDeliverable(db: Db, id: number): Promise<DeliverableRecord[]> {
  return db
    .selectFrom('agreement_deliverables')
    .selectAll()
    .where('agreement_id', '=', id)
    .orderBy('version', 'desc')
    .orderBy('place')
    .execute()
}

/** What the version that holds promises under a number. */
export function findHeld(
  db: Db,
  { id, holds }: Pick<AgreementRecord, 'id' | 'holds'>,
  n: number,
): Promise<DeliverableRecord | undefined> {
  return db
    .selectFrom('agreement_deliverables')
    .selectAll()
    .where('version', '=', holds)
    .where((is) => is.and({ agreement_id: id, n }))
    .executeTakeFirst()
}

export function findMark(db: Db, id: number, n: number): Promise<MarkRecord | undefined> {
  return db
    .selectFrom('agreement_marks')
    .selectAll()
    .where((is) => is.and({ agreement_id: id, n }))
    .executeTakeFirst()
}

/** The picture by which an athlete showed last that something was done; null without one. */
export async function findProofPicture(
  db: Db,
  { id, athleteId }: { id: number; athleteId: number },
): Promise<number | null> {
  const last = await db
    .selectFrom('agreement_marks')
    .innerJoin('agreements', 'agreements.id', 'agreement_id')
    .select('file_id')
    .where((is) => is.and({ agreement_id: id, athlete_id: athleteId }))
    .where('file_id', 'is not', null)
    .orderBy('done_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.file_id ?? null
}

/** The agreement of two people that waits for one of them. */
export function findProposed(
  db: Db,
  { athleteId, supporterId }: Sides,
): Promise<AgreementRecord | undefined> {
  return db
    .selectFrom('agreements')
    .selectAll()
    .where((is) => is.and({ athlete_id: athleteId, supporter_id: supporterId }))
    .where(stands.PROPOSED)
    .executeTakeFirst()
}

// --- writing -------------------------------------------------------------------------------------

export function lockAgreement(tx: Tx, id: number): Promise<AgreementRecord | undefined> {
  return tx.selectFrom('agreements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks all of a person's agreements that are not over. */
export function lockOpenOf(tx: Tx, userId: number): Promise<AgreementRecord[]> {
  return tx
    .selectFrom('agreements')
    .selectAll()
    .where(isTheirs(userId))
    .where('ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertAgreement(
  tx: Tx,
  { athleteId, supporterId, title }: Sides & { title: string },
): Promise<number> {
  const { id } = await tx
    .insertInto('agreements')
    .values({
      athlete_id: athleteId,
      supporter_id: supporterId,
      title,
      version: 1,
      holds: null,
      created_at: now(),
      ended_at: null,
      ended_by: null,
      end_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateAgreement(
  tx: Tx,
  id: number,
  changes: Updateable<AgreementsTable>,
): Promise<void> {
  await tx.updateTable('agreements').set(changes).where('id', '=', id).execute()
}

export type Numbered = Pick<DeliverableRecord, 'n' | 'title' | 'due'>

interface NewVersion {
  text: string
  madeBy: AgreementSide
  delegateId: number | null
  deliverables: Numbered[]
}

/** Keeps a version, which its maker accepts with it. */
export async function insertVersion(
  tx: Tx,
  { id, version }: { id: number; version: number },
  { text, madeBy, delegateId, deliverables }: NewVersion,
): Promise<void> {
  await tx
    .insertInto('agreement_versions')
    .values({
      agreement_id: id,
      version,
      text,
      made_by: madeBy,
      delegate_id: delegateId,
      created_at: now(),
      athlete_accepted_at: madeBy === 'ATHLETE' ? now() : null,
      supporter_accepted_at: madeBy === 'SUPPORTER' ? now() : null,
    })
    .execute()
  if (deliverables.length === 0) return
  await tx
    .insertInto('agreement_deliverables')
    .values(deliverables.map((one, place) => ({ agreement_id: id, version, place, ...one })))
    .execute()
}

/** One side accepts a version. */
export async function acceptVersion(
  tx: Tx,
  { id, version }: { id: number; version: number },
  side: AgreementSide,
): Promise<void> {
  const column = side === 'ATHLETE' ? 'athlete_accepted_at' : 'supporter_accepted_at'
  await tx
    .updateTable('agreement_versions')
    .set({ [column]: now() })
    .where((is) => is.and({ agreement_id: id, version }))
    .execute()
}

/** Keeps what is known of what was done under a number; what is left out stays. */
export async function upsertMark(
  tx: Tx,
  { id, n }: { id: number; n: number },
  changes: Partial<Omit<MarkRecord, 'agreement_id' | 'n'>>,
): Promise<void> {
  const blank = { done_at: null, link: null, file_id: null, reminded_for: null }
  await tx
    .insertInto('agreement_marks')
    .values({ agreement_id: id, n, ...blank, ...changes })
    .onConflict((conflict) => conflict.columns(['agreement_id', 'n']).doUpdateSet(changes))
    .execute()
}
