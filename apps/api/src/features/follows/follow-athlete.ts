import type { Following } from '@podium/contract/follows'
import type { Page } from '@podium/contract/list'
import type { PersonCard } from '@podium/contract/people'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, findProfile, mayRead, viewPerson } from '../profiles/index.ts'
import { countFollowers, deleteFollow, findFollowed, insertFollow, isFollowing } from './records.ts'

/**
 * Whether somebody follows an athlete; hidden ones and whoever is no athlete are not there
 * (`userNotFound`).
 */
export async function readFollowing(
  db: Db,
  viewer: Viewer | null,
  athleteId: number,
): Promise<Following> {
  if (!(await isThere(db, viewer, athleteId))) refuse('userNotFound')
  const [following, followers] = await Promise.all([
    viewer ? isFollowing(db, viewer.id, athleteId) : false,
    countFollowers(db, athleteId),
  ])
  return { following, followers }
}

async function isThere(db: Db, viewer: Viewer | null, athleteId: number): Promise<boolean> {
  const athlete = await findProfile(db, athleteId)
  return athlete?.role === 'ATHLETE' && mayRead(viewer, athlete)
}

/** Follows an athlete, without paying; nobody follows themselves (`network.follows`). */
export async function followAthlete(tx: Tx, viewer: Viewer, athleteId: number): Promise<Following> {
  if (!(await isThere(tx, viewer, athleteId))) refuse('userNotFound')
  if (athleteId === viewer.id) refuse('forbidden')
  await insertFollow(tx, viewer.id, athleteId)
  return { following: true, followers: await countFollowers(tx, athleteId) }
}

/** Follows an athlete no more, also one that has hidden meanwhile. */
export async function unfollowAthlete(
  tx: Tx,
  viewer: Viewer,
  athleteId: number,
): Promise<Following> {
  await deleteFollow(tx, viewer.id, athleteId)
  const isKnown = await isThere(tx, viewer, athleteId)
  return { following: false, followers: isKnown ? await countFollowers(tx, athleteId) : 0 }
}

/** The athletes somebody follows. */
export async function listFollowed(
  db: Db,
  userId: number,
  { _page, _limit }: { _page: number; _limit: number },
): Promise<Page<PersonCard>> {
  const { ids, total } = await findFollowed(db, userId, { limit: _limit, offset: _page * _limit })
  const people = await findPeople(db, ids)
  return { list: ids.map((id) => viewPerson(people.get(id))), total }
}
