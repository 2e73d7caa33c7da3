import { sql } from 'kysely'
import { day, now, secondsFromNow } from '../../platform/clock.ts'
import { changesAny, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    uploads: UploadsTable
  }
}

interface UploadsTable {
  key: string
  owner_id: number
  bytes: number
  file_id: number | null
  created_at: Date
}

export async function insertUpload(
  tx: Tx,
  upload: Pick<UploadsTable, 'key' | 'owner_id' | 'bytes'>,
): Promise<void> {
  await tx
    .insertInto('uploads')
    .values({ ...upload, file_id: null, created_at: now() })
    .execute()
}

/** An upload of its owner, with the state of the file it became. */
export function findUpload(db: Db, key: string, ownerId: number) {
  return db
    .selectFrom('uploads')
    .leftJoin('files', 'files.id', 'uploads.file_id')
    .select(['uploads.key', 'uploads.bytes', 'uploads.file_id', 'files.state'])
    .where('uploads.key', '=', key)
    .where('uploads.owner_id', '=', ownerId)
    .executeTakeFirst()
}

export type UploadRecord = NonNullable<Awaited<ReturnType<typeof findUpload>>>

/** The uploads of an owner that go on: how many, and how many bytes they announced. */
export async function sumOpenUploads(tx: Tx, ownerId: number) {
  const { rows } = await sql<{ count: number; bytes: number }>`
    select count(*)::integer as count, coalesce(sum(bytes), 0)::float8 as bytes
    from uploads where owner_id = ${ownerId} and file_id is null`.execute(tx)
  return rows[0] ?? { count: 0, bytes: 0 }
}

/** The uploads of an owner that go on, the oldest first. */
export function findOpenUploads(db: Db, ownerId: number) {
  return db
    .selectFrom('uploads')
    .select(['key', 'created_at'])
    .where('owner_id', '=', ownerId)
    .where('file_id', 'is', null)
    .orderBy('created_at')
    .execute()
}

/** An upload becomes one file; false where it is one already, or was given up. */
export function finishUpload(tx: Tx, key: string, fileId: number): Promise<boolean> {
  return changesAny(
    tx
      .updateTable('uploads')
      .set({ file_id: fileId })
      .where('key', '=', key)
      .where('file_id', 'is', null),
  )
}

/** Deletes an upload that goes on; what became a file stays known as that. */
export async function deleteUpload(tx: Tx, key: string): Promise<void> {
  await tx.deleteFrom('uploads').where('key', '=', key).where('file_id', 'is', null).execute()
}

export async function deleteOldUploads(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('uploads')
    .where('created_at', '<', secondsFromNow(-2 * day))
    .execute()
}
