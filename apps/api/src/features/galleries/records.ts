import type { MediaType } from '@podium/contract/galleries'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gallery_items: GalleryItemsTable
  }
}

export interface GalleryItemsTable {
  file_id: number
  owner_id: number
  media_type: MediaType
  caption: string | null
  alt_text: string | null
  created_at: Date
  deleted_at: Date | null
}

export async function insertItem(
  tx: Tx,
  item: Pick<GalleryItemsTable, 'file_id' | 'owner_id' | 'media_type'>,
): Promise<void> {
  await tx
    .insertInto('gallery_items')
    .values({ ...item, caption: null, alt_text: null, created_at: now(), deleted_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A gallery, newest first. */
export function findItems(db: Db, ownerId: number, type?: MediaType): Promise<GalleryItemsTable[]> {
  let query = db
    .selectFrom('gallery_items')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('deleted_at', 'is', null)
  if (type) query = query.where('media_type', '=', type)
  return query.orderBy('file_id', 'desc').execute()
}

/** An item, also one that was deleted and is not purged yet. */
export function findItem(db: Db, fileId: number): Promise<GalleryItemsTable | undefined> {
  return db.selectFrom('gallery_items').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

export async function updateItem(
  tx: Tx,
  fileId: number,
  change: Partial<Pick<GalleryItemsTable, 'caption' | 'alt_text' | 'deleted_at'>>,
): Promise<void> {
  await tx.updateTable('gallery_items').set(change).where('file_id', '=', fileId).execute()
}

/** Takes out for good what was deleted before a moment, and answers which files that were. */
export async function purgeDeleted(tx: Tx, before: Date): Promise<number[]> {
  const purged = await tx
    .deleteFrom('gallery_items')
    .where('deleted_at', '<', before)
    .returning('file_id')
    .execute()
  return purged.map((item) => item.file_id)
}
