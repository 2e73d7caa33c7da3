import type { Media, MediaType } from '@podium/contract/galleries'
import { mostMedia } from '@podium/contract/limits'
import type { Page } from '@podium/contract/list'
import type { MemberRole } from '@podium/contract/roles'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type FileKeys, type FileRecord, findFiles, setKept } from '../files/index.ts'
import { isVisible, mayReadAll, type ProfileRecord, requireReadable } from '../profiles/index.ts'
import { countItems, findItems, insertItem } from './records.ts'
import { type Looking, viewMedia } from './views.ts'

/**
 * How somebody looks at a gallery: owners and admins edit, and see what is hidden from others. Nobody edits
 * a gallery whose owner has left (`account.closing`).
 */
export function lookAt(viewer: Viewer | null, owner: ProfileRecord, keys: FileKeys): Looking {
  const readsAll = mayReadAll(viewer, owner)
  const isKeyed = readsAll && !isVisible(owner)
  const unlock = isKeyed ? keys.of(owner).unlock : (address: string) => address
  return { readsAll, mayEdit: readsAll && owner.active, unlock }
}

/** A gallery, newest first; strangers see what is ready. */
export async function listGallery(
  db: Db,
  keys: FileKeys,
  viewer: Viewer | null,
  wanted: {
    userId: number
    role: MemberRole
    type?: MediaType | undefined
    _limit?: number | undefined
    _page?: number
  },
): Promise<Page<Media>> {
  const owner = await requireReadable(db, viewer, { id: wanted.userId, role: wanted.role })
  const looking = lookAt(viewer, owner, keys)
  const filter = { type: wanted.type, ready: !looking.readsAll }
  const page = { limit: wanted._limit, offset: (wanted._limit ?? 0) * (wanted._page ?? 0) }
  const items = await findItems(db, wanted.userId, { ...filter, ...page })
  const files = byId(
    await findFiles(
      db,
      items.map((item) => item.file_id),
    ),
  )
  const list = items.flatMap((item) => {
    const file = files.get(item.file_id)
    return file ? [viewMedia(item, file, looking)] : []
  })
  const total = wanted._limit ? await countItems(db, wanted.userId, filter) : list.length
  return { list, total }
}

function byId(files: FileRecord[]): Map<number, FileRecord> {
  return new Map(files.map((file) => [file.id, file]))
}

/** Puts what was uploaded for a gallery into it. */
export async function addToGallery(
  tx: Tx,
  { fileId, ownerId, mediaType }: { fileId: number; ownerId: number; mediaType: MediaType },
): Promise<void> {
  await requireRoom(tx, ownerId)
  await insertItem(tx, { file_id: fileId, owner_id: ownerId, media_type: mediaType })
  await setKept(tx, fileId, true)
}

/** Refuses one item more than a gallery holds (`galleryFull`). */
export async function requireRoom(tx: Tx, ownerId: number): Promise<void> {
  // Of two that come at once, the second one sees the first.
  await lock(tx, 'gallery', ownerId)
  if ((await countItems(tx, ownerId)) >= mostMedia) refuse('galleryFull')
}
