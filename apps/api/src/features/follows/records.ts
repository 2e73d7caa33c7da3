import type { PageQuery } from '@podium/contract/list'
import { sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import {
  changesAny,
  countRows,
  type Db,
  findPage,
  findsAny,
  type Tx,
} from '../../platform/database/index.ts'
import { areApart } from '../messages/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    follows: { follower_id: number; followed_id: number; since: Date }
  }
}

/** False where they followed already. */
export async function insertFollow(
  tx: Tx,
  followerId: number,
  followedId: number,
): Promise<boolean> {
  return changesAny(
    tx
      .insertInto('follows')
      .values({ follower_id: followerId, followed_id: followedId, since: now() })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

export async function deleteFollow(tx: Tx, followerId: number, followedId: number): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where((is) => is.and({ follower_id: followerId, followed_id: followedId }))
    .execute()
}

/** Ends every following by and of a closed account. */
export async function endFollows(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where((is) => is.or({ follower_id: userId, followed_id: userId }))
    .execute()
}

export function countFollowers(db: Db, followedId: number): Promise<number> {
  return countRows(db.selectFrom('follows').where('followed_id', '=', followedId))
}

export async function isFollowing(
  db: Db,
  followerId: number,
  followedId: number,
): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('follows')
      .select('since')
      .where('follower_id', '=', followerId)
      .where('followed_id', '=', followedId),
  )
}

/**
 * Reads the followers an athlete had at a moment, with ids above one, so that they are told batch by batch;
 * nobody across a block.
 */
export async function findFollowers(
  db: Db,
  followedId: number,
  page: { by: Date; after: number; limit: number },
): Promise<number[]> {
  const followers = await db
    .selectFrom('follows')
    .select('follower_id')
    .where('followed_id', '=', followedId)
    .where('since', '<=', page.by)
    .where(sql<boolean>`not ${sql.raw(areApart('follower_id', 'followed_id'))}`)
    .where('follower_id', '>', page.after)
    .orderBy('follower_id')
    .limit(page.limit)
    .execute()
  return followers.map((one) => one.follower_id)
}

/** The people somebody follows whose page is there, the latest first; `among` narrows them to these. */
export async function findFollowed(
  db: Db,
  followerId: number,
  { among, ...page }: PageQuery & { among?: readonly number[] | undefined },
): Promise<{ ids: number[]; total: number }> {
  const followed = db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.followed_id')
    .innerJoin('profiles', 'profiles.user_id', 'follows.followed_id')
    .where('follows.follower_id', '=', followerId)
    .where('people.active', '=', true)
    .where('profiles.published', '=', true)
    .where('profiles.hidden_by_admin', '=', false)
    .$if(among !== undefined, (query) => query.where('follows.followed_id', 'in', among ?? []))
    .select('follows.followed_id')
    .orderBy('follows.since', 'desc')
    .orderBy('follows.followed_id')
  const { list, total } = await findPage(followed, page)
  return { ids: list.map((one) => one.followed_id), total }
}

/** Everybody somebody follows, for their export. */
export function findEveryFollow(db: Db, followerId: number) {
  return db
    .selectFrom('follows')
    .select(['followed_id', 'since'])
    .where('follower_id', '=', followerId)
    .orderBy('since')
    .execute()
}
