import type { RestrictingAct } from '@podium/contract/audit'
import type { Media } from '@podium/contract/galleries'
import type { MemberRole } from '@podium/contract/roles'
import { day, minute, now, secondsFromNow } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { timed } from '../../platform/jobs/index.ts'
import { changed, recordAct } from '../audit/index.ts'
import {
  decisionTakenBack,
  findInForce,
  recordRestriction,
  updateDecision,
  type Why,
  withheldUntil,
} from '../decisions/index.ts'
import { type FileKeys, findFiles, setKept, withhold } from '../files/index.ts'
import { findProfile, mayReadAll, type ProfileRecord } from '../profiles/index.ts'
import { lookAt, requireRoom } from './list-gallery.ts'
import { findItem, type GalleryItem, lockItem, purgeDeleted, updateItem } from './records.ts'
import { viewMedia } from './views.ts'

/** How long a deleted item can be brought back. */
const undoSeconds = 10 * minute

/** Which item is meant, by the calls of which role. */
export interface MediumRef {
  mediaId: number
  role: MemberRole
}

/**
 * An item its viewer may edit; another gallery's, one of another role, or of who has left is not there
 * (`entityDoesNotExist`).
 */
async function findOwn(
  tx: Tx,
  viewer: Viewer,
  { mediaId, role }: MediumRef,
): Promise<{ item: GalleryItem; owner: ProfileRecord }> {
  const item = (await lockItem(tx, mediaId)) ?? refuse('entityDoesNotExist')
  const owner = (await findProfile(tx, item.owner_id)) ?? refuse('entityDoesNotExist')
  const mayEdit = mayReadAll(viewer, owner) && owner.active
  if (owner.role !== role || !mayEdit) refuse('entityDoesNotExist')
  return { item, owner }
}

/**
 * Writes what an item shows, for those who see it and those who hear it read. A text that is left out stays, so
 * that a window that was opened before takes nothing away.
 */
export async function describeMedia(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  wanted: MediumRef &
    Why & { caption?: string | null | undefined; altText?: string | null | undefined },
): Promise<Media> {
  const { item, owner } = await findOwn(tx, viewer, wanted)
  if (item.deleted_at) refuse('entityDoesNotExist')
  const { caption, alt_text } = item
  const texts = {
    caption: wanted.caption === undefined ? caption : wanted.caption || null,
    alt_text: wanted.altText === undefined ? alt_text : wanted.altText || null,
  }
  await updateItem(tx, item.file_id, texts)
  const difference = changed({ caption, alt_text }, texts)
  const { reason, basis } = wanted
  if (Object.keys(difference.after).length > 0)
    await recordIfAdmin(tx, viewer, item, { act: 'MEDIA_EDITED', reason, basis, ...difference })
  return view(tx, keys, viewer, { item: { ...item, ...texts }, owner })
}

/**
 * Takes an item out of a gallery; nobody sees it any more, and for ten minutes it can come back. An owner who
 * deletes it once more, as after a lost answer, changes nothing.
 */
export async function deleteMedia(tx: Tx, viewer: Viewer, wanted: MediumRef & Why): Promise<void> {
  const { item } = await findOwn(tx, viewer, wanted)
  await takeOut(tx, viewer, item, wanted)
}

async function takeOut(
  tx: Tx,
  viewer: Viewer,
  item: GalleryItem,
  { reason, basis }: Why,
): Promise<void> {
  const withheld = viewer.role === 'ADMIN'
  // An admin keeps its owner from bringing it back.
  if (isGone(item)) refuse('entityDoesNotExist')
  if (!withheld && item.deleted_at) return
  await updateItem(tx, item.file_id, { deleted_at: now(), withheld })
  if (withheld) await withhold(tx, item.file_id, withheldUntil())
  else await setKept(tx, item.file_id, false)
  await recordIfAdmin(tx, viewer, item, { act: 'MEDIA_DELETED', reason, basis })
}

/** Whether its owner cannot bring it back any more. */
function isGone({ deleted_at: at, withheld }: GalleryItem): boolean {
  return at !== null && (withheld || at < secondsFromNow(-undoSeconds))
}

/**
 * An admin takes an item out of whose gallery it is in; what is gone already stays gone. What was reported goes
 * also of who has left: their account may be open again.
 */
export async function removeItem(
  tx: Tx,
  admin: Viewer,
  { id: mediaId, ...why }: Why & { id: number },
): Promise<boolean> {
  const item = await lockItem(tx, mediaId)
  if (!item || isGone(item)) return false
  await takeOut(tx, admin, item, why)
  return true
}

/** Brings back what was deleted less than ten minutes ago; what is back already is answered as it is. */
export async function restoreMedia(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  wanted: MediumRef,
): Promise<Media> {
  const { item, owner } = await findOwn(tx, viewer, wanted)
  if (!item.deleted_at) return view(tx, keys, viewer, { item, owner })
  if (item.deleted_at < secondsFromNow(-undoSeconds)) refuse('entityDoesNotExist')
  // What an admin took away comes back by an admin, and what its owner deleted by its owner.
  if (item.withheld !== (viewer.role === 'ADMIN')) refuse('entityDoesNotExist')
  await requireRoom(tx, owner.id)
  if (viewer.role === 'ADMIN') await takeRemovalBack(tx, viewer, item)
  else await bringBack(tx, item)
  return view(tx, keys, viewer, { item: { ...item, deleted_at: null }, owner })
}

/** An admin takes at once back what they did: so is the decision, of which its owner was told. */
async function takeRemovalBack(
  tx: Tx,
  admin: Viewer,
  { file_id: id, owner_id: personId }: GalleryItem,
) {
  const cause = 'MEDIA_DELETED'
  const about = { subjectType: 'media', subjectId: id, causes: [cause] } as const
  const decision = await findInForce(tx, about)
  await bringItemBack(tx, id, decision?.undo ?? null)
  await recordAct(tx, admin, {
    act: 'MEDIA_RESTORED',
    on: { kind: 'media', id },
    userId: personId,
  })
  // An objection is answered by itself.
  if (!decision || decision.appealed_at) return
  await updateDecision(tx, decision.id, { reversed_at: now() })
  await tx.emit(decisionTakenBack, { decisionId: decision.id, personId, cause })
}

async function bringBack(tx: Tx, { file_id: id }: GalleryItem): Promise<void> {
  await updateItem(tx, id, { deleted_at: null, withheld: false })
  await setKept(tx, id, true)
}

/**
 * Brings back what an admin took out of a gallery, as long as it is kept. What its owner had deleted before
 * is theirs again to bring back or to leave: for ten minutes from now on.
 */
export async function bringItemBack(
  tx: Tx,
  id: number,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const item = await findItem(tx, id)
  if (!item?.withheld) return
  if (!undo?.was_deleted) return bringBack(tx, item)
  await updateItem(tx, id, { deleted_at: now(), withheld: false })
  await setKept(tx, id, false)
}

type Texts = Pick<GalleryItem, 'caption' | 'alt_text'>

/**
 * Puts caption and alternative text back as they were before an admin changed them, as far as nobody wrote
 * them anew since.
 */
export async function putTextsBack(
  tx: Tx,
  id: number,
  undo: Record<string, unknown> | null,
): Promise<void> {
  const item = await findItem(tx, id)
  if (!item || !undo) return
  // Of decisions that were made before they kept both, all texts stand beside what they became.
  const { after, before = undo as Partial<Texts> } = undo as Partial<
    Record<'before' | 'after', Partial<Texts>>
  >
  const isAsLeft = (name: keyof Texts) => !after || item[name] === after[name]
  const back = (name: keyof Texts) => (isAsLeft(name) ? (before[name] ?? null) : item[name])
  await updateItem(tx, id, { caption: back('caption'), alt_text: back('alt_text') })
}

async function recordIfAdmin(
  tx: Tx,
  viewer: Viewer,
  { file_id: id, owner_id: userId, caption, deleted_at }: GalleryItem,
  what: Partial<ReturnType<typeof changed>> & {
    act: RestrictingAct
    reason: string
    basis: Why['basis'] | undefined
  },
): Promise<void> {
  if (viewer.role !== 'ADMIN') return
  await recordRestriction(tx, viewer, {
    ...what,
    on: { kind: 'media', id },
    userId,
    restricts: userId,
    quoted: caption ?? '',
    undo: {
      ...(what.after && { before: what.before, after: what.after }),
      ...(deleted_at && { was_deleted: true }),
    },
  })
}

async function view(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { item, owner }: { item: GalleryItem; owner: ProfileRecord },
): Promise<Media> {
  const [file] = await findFiles(tx, [item.file_id])
  return viewMedia(item, file ?? refuse('entityDoesNotExist'), lookAt(viewer, owner, keys))
}

/** Longer than any file is withheld: seven months have at most 215 days. */
const withheldSeconds = 215 * day

/** Forgets deleted items once they cannot come back; the files they showed are cleaned later. */
export const purgingHandler = timed('purge-gallery', '*/10 * * * *', async (tx) => {
  await purgeDeleted(tx, secondsFromNow(-undoSeconds), secondsFromNow(-withheldSeconds))
})
