import type { AudienceCount, Update, UpdateAudience, UpdateForm } from '@podium/contract/updates'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField, refuseStale } from '../../platform/refuse.ts'
import { recordRestriction, type Why } from '../decisions/index.ts'
import type { FileKeys } from '../files/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { updatePublished } from './events.ts'
import { readUpdates } from './read-updates.ts'
import type { Own } from './records.ts'
import {
  countTold,
  findMediaIds,
  findUpdate,
  insertUntold,
  insertUpdate,
  insertUpdateAgain,
  insertUpdateMedia,
  removeUpdate,
} from './update-records.ts'

/** Counts the people that an update would tell now. */
export async function countAudience(
  db: Db,
  athleteId: number,
  audience: UpdateAudience,
): Promise<AudienceCount> {
  return { count: await countTold(db, athleteId, audience) }
}

/**
 * Publishes an update to exactly as many people as its athlete was shown (`season.updates`); where
 * they are others by now it is refused with how many (`stateChanged`), and nothing is published.
 */
export async function publishUpdate(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  form: UpdateForm,
): Promise<Update> {
  await addUpdate(tx, viewer, form)
  const [published] = await readUpdates(tx, keys, viewer, { athleteId: viewer.id, limit: 1 })
  return published ?? refuse('entityDoesNotExist')
}

/** The same, with nothing read back. */
export async function addUpdate(
  tx: Tx,
  viewer: Viewer,
  { text, mediaIds, audience, counted }: UpdateForm,
): Promise<void> {
  await requireLatestTerms(tx, viewer)
  const athleteId = viewer.id
  const { id } = await insertUpdate(tx, { athlete_id: athleteId, text, audience, told: counted })
  const media = [...new Set(mediaIds)]
  if (!(await insertUpdateMedia(tx, { id, athleteId }, media))) {
    refuseField('mediaIds', { kind: 'Pattern' })
  }
  const count = await insertUntold(tx, id, { athlete_id: athleteId, audience })
  if (count !== counted) refuseStale('stateChanged', { count })
  await tx.emit(updatePublished, { updateId: id, athleteId })
}

/** Takes an update away; who was not told yet is not told any more. */
export async function deleteUpdate(tx: Tx, own: Own): Promise<void> {
  if (!(await removeUpdate(tx, own))) refuse('entityDoesNotExist')
}

interface RemovedUpdate {
  audience: UpdateAudience
  told: number
  created_at: string
  mediaIds: number[]
}

/** Brings an update back that an admin took away, as it was: nobody is told a second time. */
export async function bringUpdateBack(
  tx: Tx,
  { id, athleteId, text }: Own & { text: string },
  undo: Record<string, unknown> | null,
): Promise<void> {
  if (!undo || (await findUpdate(tx, id))) return
  const { audience, told, created_at, mediaIds } = undo as unknown as RemovedUpdate
  const facts = { athlete_id: athleteId, text, audience, told }
  await insertUpdateAgain(tx, { id, ...facts, created_at: new Date(created_at) })
  // Those that are still in the gallery.
  await insertUpdateMedia(tx, { id, athleteId }, mediaIds)
}

/** An admin takes an update away; what is gone already stays gone. */
export async function takeUpdateAway(
  tx: Tx,
  admin: Viewer,
  { id, ...why }: Why & { id: number },
): Promise<boolean> {
  const update = await findUpdate(tx, id)
  if (!update) return false
  const { athlete_id: athleteId, text, audience, told, created_at } = update
  const mediaIds = await findMediaIds(tx, id)
  // Its athlete may have deleted it since it was read.
  if (!(await removeUpdate(tx, { id, athleteId }))) return false
  await recordRestriction(tx, admin, {
    act: 'UPDATE_REMOVED',
    on: { kind: 'update', id },
    userId: athleteId,
    restricts: athleteId,
    ...why,
    quoted: text,
    undo: { audience, told, created_at, mediaIds },
  })
  return true
}
