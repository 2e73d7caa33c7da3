import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { AgreementRecord } from './records.ts'

export function findEveryOf(db: Db, userId: number): Promise<AgreementRecord[]> {
  return db
    .selectFrom('agreements')
    .selectAll()
    .where(sql<boolean>`${userId} in (athlete_id, supporter_id)`)
    .orderBy('id')
    .execute()
}

/** The agreements of a person that held until one of the two sides left. */
export function findEndedByLeaving(tx: Tx, userId: number): Promise<AgreementRecord[]> {
  return tx
    .selectFrom('agreements')
    .selectAll()
    .where(sql<boolean>`${userId} in (athlete_id, supporter_id)`)
    .where('end_reason', '=', 'LEFT')
    .where('holds', 'is not', null)
    .orderBy('id')
    .execute()
}

/** Whether a user of SQL was forgotten. */
const isForgotten = (column: string) => sql`exists (
  select from users u where u.id = ${sql.ref(column)} and u.anonymised_at is not null)`

/**
 * Takes away what a person who is being forgotten leaves in agreements: all of those that never held, or
 * whose other side is forgotten as well; of the others what was never accepted by both, and the proofs or
 * comments that the person gave.
 */
export async function forgetAgreementsOf(tx: Tx, userId: number): Promise<void> {
  const isTheirs = sql`${userId} in (a.athlete_id, a.supporter_id)`
  await sql`
    delete from agreements a where ${isTheirs} and (
      a.holds is null or (${isForgotten('a.athlete_id')} and ${isForgotten('a.supporter_id')}))`.execute(
    tx,
  )
  await sql`
    delete from agreement_versions v using agreements a
    where a.id = v.agreement_id and ${isTheirs}
      and (v.athlete_accepted_at is null or v.supporter_accepted_at is null)`.execute(tx)
  await sql`
    update agreement_marks m set link = null, file_id = null from agreements a
    where a.id = m.agreement_id and a.athlete_id = ${userId}`.execute(tx)
  await sql`
    update agreement_marks m set comment = '' from agreements a
    where a.id = m.agreement_id and a.supporter_id = ${userId}`.execute(tx)
  // The newest that is left is the one that held.
  await sql`update agreements a set version = holds where ${isTheirs}`.execute(tx)
}

/**
 * Deletes agreements that ended before a moment and of which one side was forgotten; answers the pictures
 * that showed what was done.
 */
export async function deleteForgotten(tx: Tx, before: Date): Promise<number[]> {
  const isOver = sql`a.ended_at < ${before}
    and (${isForgotten('a.athlete_id')} or ${isForgotten('a.supporter_id')})`
  const { rows } = await sql<{ file_id: number }>`
    select m.file_id from agreement_marks m join agreements a on a.id = m.agreement_id
    where m.file_id is not null and ${isOver}`.execute(tx)
  await sql`delete from agreements a where ${isOver}`.execute(tx)
  return rows.map(({ file_id }) => file_id)
}
