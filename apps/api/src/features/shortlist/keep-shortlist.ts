import { shortlistLimits } from '@podium/contract/limits'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { listShortlist as listRoute, Shortlisted } from '@podium/contract/shortlist'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, findProfile, isVisible, viewPerson } from '../profiles/index.ts'
import {
  countEntries,
  deleteEntry,
  type EntryRecord,
  findEntries,
  insertEntry,
  updateNote,
} from './records.ts'

/** A page of a shortlist, which is for its owner alone (`shortlist.own`). */
export async function listShortlist(
  db: Db,
  ownerId: number,
  { ids, ...page }: Input<typeof listRoute>['query'],
): Promise<Page<Shortlisted>> {
  const among = ids?.split(',').map(Number)
  const found = await findEntries(db, ownerId, { ...page, among })
  return { list: await viewEntries(db, found.list), total: found.total }
}

async function viewEntries(db: Db, entries: EntryRecord[]): Promise<Shortlisted[]> {
  const people = await findPeople(
    db,
    entries.map(({ athlete_id }) => athlete_id),
  )
  return entries.map(({ athlete_id, note, sport, added_at }) => ({
    person: viewPerson(people.get(athlete_id)),
    sport,
    note,
    addedAt: added_at.toISOString(),
  }))
}

/**
 * Puts an athlete on the viewer's list, or writes the note about one who is on it, also while they hide. At
 * most 200 are (`tooManyEvents`), and no athlete is on their own.
 */
export async function putOnShortlist(
  tx: Tx,
  viewer: Viewer,
  { userId: athleteId, note }: { userId: number; note?: string | null | undefined },
): Promise<Shortlisted> {
  const entry = { ownerId: viewer.id, athleteId }
  // Two windows that add the last one at once: one of them must see the other's.
  await lock(tx, 'shortlist', viewer.id)
  if (!(await updateNote(tx, entry, note === null ? '' : note))) {
    await requireAthlete(tx, athleteId)
    if (athleteId === viewer.id) refuse('forbidden')
    if ((await countEntries(tx, viewer.id)) >= shortlistLimits.people) refuse('tooManyEvents')
    await insertEntry(tx, entry, note ?? '')
  }
  const page = { _sort: 'since', among: [athleteId], _limit: 1, _page: 0 } as const
  const { list } = await findEntries(tx, viewer.id, page)
  const [written] = await viewEntries(tx, list)
  return written ?? refuse('userNotFound')
}

/** An athlete who hides is not there for any caller, so that the answer does not tell that there is a page. */
async function requireAthlete(db: Db, id: number): Promise<void> {
  const profile = await findProfile(db, id)
  if (profile?.role !== 'ATHLETE' || !isVisible(profile)) refuse('userNotFound')
}

export function takeOffShortlist(tx: Tx, viewer: Viewer, athleteId: number): Promise<void> {
  return deleteEntry(tx, viewer.id, athleteId)
}
