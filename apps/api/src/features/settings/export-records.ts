import { now } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    data_exports: DataExportsTable
  }
}

interface DataExportsTable {
  user_id: number
  secret_hash: Buffer | null
  requested_at: Date
  ready_at: Date | null
  expires_at: Date | null
}

export function findExport(db: Db, userId: number) {
  return db.selectFrom('data_exports').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The export a link leads to, while it is valid. */
export function findExportBySecret(db: Db, hash: Buffer) {
  return db
    .selectFrom('data_exports')
    .select('user_id')
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', now())
    .executeTakeFirst()
}

/** Notes that an export is wanted; a new one takes the place of an old one. */
export async function startExport(tx: Tx, userId: number): Promise<void> {
  const fresh = { secret_hash: null, requested_at: now(), ready_at: null, expires_at: null }
  await tx
    .insertInto('data_exports')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
}

export async function finishExport(
  tx: Tx,
  userId: number,
  ready: { secret_hash: Buffer; expires_at: Date },
): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ ...ready, ready_at: now() })
    .where('user_id', '=', userId)
    .execute()
}

/** Ends the link of an export, whose file is deleted within the hour; none is prepared any more. */
export async function expireExport(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx
    .updateTable('data_exports')
    .set({ secret_hash: null, expires_at: new Date(0) })
    .where('user_id', '=', userId)
    .execute()
}

/** Whose exports nobody can download any more. */
export async function findExpiredExports(db: Db): Promise<number[]> {
  const expired = await db
    .selectFrom('data_exports')
    .select('user_id')
    .where('expires_at', '<', now())
    .execute()
  return expired.map((row) => row.user_id)
}

/** Forgets an export that nobody can download any more; false where another was asked for meanwhile. */
export function deleteExpiredExport(tx: Tx, userId: number): Promise<boolean> {
  const expired = tx.deleteFrom('data_exports').where('user_id', '=', userId)
  return changesAny(expired.where('expires_at', '<', now()))
}
