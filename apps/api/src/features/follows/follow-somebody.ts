import type { Following } from '@podium/contract/follows'
import type { Page, PageQuery } from '@podium/contract/list'
import type { PersonCard } from '@podium/contract/people'
import type { Db, Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, findProfile, mayRead, viewPerson } from '../profiles/index.ts'
import { followed, unfollowed } from './events.ts'
import { countFollowers, deleteFollow, findFollowed, insertFollow, isFollowing } from './records.ts'

/**
 * Whether somebody follows a member; who hides and who has no page is not there (`userNotFound`).
 */
export async function readFollowing(
  db: Db,
  viewer: Viewer | null,
  userId: number,
): Promise<Following> {
  if (!(await isThere(db, viewer, userId))) refuse('userNotFound')
  const [following, followers] = await Promise.all([
    viewer ? isFollowing(db, viewer.id, userId) : false,
    countFollowers(db, userId),
  ])
  return { following, followers }
}

/** Members of every role have a page; an admin has none. */
async function isThere(db: Db, viewer: Viewer | null, userId: number): Promise<boolean> {
  const profile = await findProfile(db, userId)
  return profile !== undefined && profile.role !== 'ADMIN' && mayRead(viewer, profile)
}

/** Follows a member, without paying; nobody follows themselves (`network.follows`). */
export async function follow(tx: Tx, viewer: Viewer, userId: number): Promise<Following> {
  if (!(await isThere(tx, viewer, userId))) refuse('userNotFound')
  if (userId === viewer.id) refuse('forbidden')
  const isNew = await insertFollow(tx, viewer.id, userId)
  if (isNew) await tx.emit(followed, { followerId: viewer.id, followedId: userId })
  return { following: true, followers: await countFollowers(tx, userId) }
}

/** Follows a member no more, also one that has hidden meanwhile. */
export async function unfollow(tx: Tx, viewer: Viewer, userId: number): Promise<Following> {
  await deleteFollow(tx, viewer.id, userId)
  await tx.emit(unfollowed, { followerId: viewer.id, followedId: userId })
  const isKnown = await isThere(tx, viewer, userId)
  return { following: false, followers: isKnown ? await countFollowers(tx, userId) : 0 }
}

/** The people somebody follows; with `ids`, separated by commas, only those of these. */
export async function listFollowed(
  db: Db,
  userId: number,
  { ids: asked, ...page }: PageQuery & { ids?: string | undefined },
): Promise<Page<PersonCard>> {
  const among = asked?.split(',').map(Number)
  const { ids, total } = await findFollowed(db, userId, { ...page, among })
  const people = await findPeople(db, ids)
  return { list: ids.map((id) => viewPerson(people.get(id))), total }
}
