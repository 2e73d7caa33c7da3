import type { MediaType } from '@podium/contract/galleries'
import type { Generated, Selectable, Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { countRows, type Db, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    gallery_items: GalleryItemsTable
  }
}

interface GalleryItemsTable {
  file_id: number
  owner_id: number
  media_type: MediaType
  caption: string | null
  alt_text: string | null
  created_at: Date
  deleted_at: Date | null
  /** Deleted by an admin: kept for as long as an appeal may bring it back. */
  withheld: Generated<boolean>
}

export type GalleryItem = Selectable<GalleryItemsTable>

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

/** Which items of a gallery are wanted: all unless less is said. */
export interface GalleryFilter {
  type?: MediaType | undefined
  /** Only what is ready to be shown. */
  ready?: boolean
  limit?: number | undefined
  offset?: number
}

/** A gallery, newest first. */
export function findItems(
  db: Db,
  ownerId: number,
  filter: GalleryFilter = {},
): Promise<GalleryItem[]> {
  const query = itemsOf(db, ownerId, filter)
    .selectAll('gallery_items')
    .orderBy('gallery_items.file_id', 'desc')
  if (!filter.limit) return query.execute()
  return query
    .limit(filter.limit)
    .offset(filter.offset ?? 0)
    .execute()
}

export function countItems(db: Db, ownerId: number, filter: GalleryFilter = {}): Promise<number> {
  return countRows(itemsOf(db, ownerId, filter))
}

function itemsOf(db: Db, ownerId: number, { type, ready }: GalleryFilter) {
  let query = db
    .selectFrom('gallery_items')
    .innerJoin('files', 'files.id', 'gallery_items.file_id')
    .where('gallery_items.owner_id', '=', ownerId)
    .where('gallery_items.deleted_at', 'is', null)
  if (type) query = query.where('gallery_items.media_type', '=', type)
  if (ready) query = query.where('files.state', '=', 'READY')
  return query
}

/** An item, also one that was deleted and is not purged yet. */
export function findItem(db: Db, fileId: number): Promise<GalleryItem | undefined> {
  return db.selectFrom('gallery_items').selectAll().where('file_id', '=', fileId).executeTakeFirst()
}

/** An item of a gallery, locked: nobody else changes it until the transaction ends. */
export function lockItem(tx: Tx, fileId: number): Promise<GalleryItem | undefined> {
  const item = tx.selectFrom('gallery_items').selectAll().where('file_id', '=', fileId)
  return item.forUpdate().executeTakeFirst()
}

export async function updateItem(
  tx: Tx,
  fileId: number,
  change: Updateable<Pick<GalleryItemsTable, 'caption' | 'alt_text' | 'deleted_at' | 'withheld'>>,
): Promise<void> {
  await tx.updateTable('gallery_items').set(change).where('file_id', '=', fileId).execute()
}

/** Takes out for good what was deleted before a moment, and answers which files that were. */
export async function purgeDeleted(tx: Tx, before: Date, withheldBefore: Date): Promise<number[]> {
  const purged = await tx
    .deleteFrom('gallery_items')
    .where('deleted_at', '<', before)
    .where((where) =>
      where.or([where('withheld', '=', false), where('deleted_at', '<', withheldBefore)]),
    )
    .returning('file_id')
    .execute()
  return purged.map((item) => item.file_id)
}
