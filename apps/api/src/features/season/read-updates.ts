import { largestId } from '@podium/contract/largest-id'
import type { ShownMedia } from '@podium/contract/galleries'
import type { Update } from '@podium/contract/updates'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type Keys, openAddress } from '../files/index.ts'
import { isVisible, mayReadAll, requireReadable } from '../profiles/index.ts'
import {
  findUpdate,
  findUpdates,
  type ReadableRecord,
  type UpdateMediaRecord,
  type UpdateRecord,
} from './update-records.ts'

/** What opens the pictures of a page that not everybody sees. */
interface UpdateKeys {
  of: (athlete: { active: boolean }) => Pick<Keys, 'unlock'>
}

/**
 * The updates of an athlete that a viewer may read, newest first (`season.updates`): everybody's are
 * for all who may see the page, the others for who follows or supports now, across no block.
 */
export async function readUpdates(
  db: Db,
  keys: UpdateKeys,
  viewer: Viewer | null,
  {
    athleteId,
    before = largestId,
    limit,
  }: { athleteId: number; before?: number | undefined; limit: number },
): Promise<Update[]> {
  const athlete = await requireReadable(db, viewer, { id: athleteId, role: 'ATHLETE' })
  const all = mayReadAll(viewer, athlete)
  const unlock = all && !isVisible(athlete) ? keys.of(athlete).unlock : (address: string) => address
  const found = await findUpdates(db, athleteId, { readerId: viewer?.id ?? 0, all, before, limit })
  return found.map((record) => viewUpdate(record, { all, unlock }))
}

/** The newest updates that are for everybody. */
export async function readUpdatesForAll(
  db: Db,
  athleteId: number,
  limit: number,
): Promise<Update[]> {
  const by = { readerId: 0, all: false, before: largestId, limit }
  const found = await findUpdates(db, athleteId, by)
  return found.map((record) => viewUpdate(record, { all: false, unlock: (address) => address }))
}

function viewUpdate(
  { id, text, audience, told, created_at, media }: ReadableRecord,
  { all, unlock }: { all: boolean; unlock: (address: string) => string },
): Update {
  return {
    id,
    text,
    at: created_at.toISOString(),
    audience,
    media: (media ?? []).map((medium) => viewMedium(medium, unlock)),
    told: all ? told : null,
  }
}

/** A picture or film of an update as pages and feeds show it. */
export function viewMedium(
  { id, media_type, width, height, duration_ms, caption, alt_text }: UpdateMediaRecord,
  unlock = (address: string) => address,
): ShownMedia {
  return {
    id,
    mediaType: media_type,
    thumbnail: unlock(openAddress(id, 'card.webp')),
    picture: unlock(openAddress(id, 'page.webp')),
    width,
    height,
    durationMs: duration_ms,
    caption,
    altText: alt_text,
  }
}

/** An update that a viewer may read; others are not there (`entityDoesNotExist`). */
export async function requireUpdate(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<UpdateRecord> {
  const update = (await findUpdate(db, id)) ?? refuse('entityDoesNotExist')
  const athlete = await requireReadable(db, viewer, { id: update.athlete_id, role: 'ATHLETE' })
  const [found] = await findUpdates(db, athlete.id, {
    readerId: viewer?.id ?? 0,
    all: mayReadAll(viewer, athlete),
    before: id + 1,
    limit: 1,
  })
  return found?.id === id ? found : refuse('entityDoesNotExist')
}
