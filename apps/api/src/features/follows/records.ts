import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    follows: { follower_id: number; athlete_id: number; since: Date }
  }
}

export async function insertFollow(tx: Tx, followerId: number, athleteId: number): Promise<void> {
  await tx
    .insertInto('follows')
    .values({ follower_id: followerId, athlete_id: athleteId, since: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteFollow(tx: Tx, followerId: number, athleteId: number): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where('follower_id', '=', followerId)
    .where('athlete_id', '=', athleteId)
    .execute()
}

/** Ends every following of somebody and by somebody. */
export async function deleteFollowsAround(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('follows')
    .where((one) => one.or([one('follower_id', '=', userId), one('athlete_id', '=', userId)]))
    .execute()
}

export async function countFollowers(db: Db, athleteId: number): Promise<number> {
  const { followers } = await db
    .selectFrom('follows')
    .select((one) => one.fn.countAll<number>().as('followers'))
    .where('athlete_id', '=', athleteId)
    .executeTakeFirstOrThrow()
  return followers
}

export async function isFollowing(db: Db, followerId: number, athleteId: number): Promise<boolean> {
  const found = await db
    .selectFrom('follows')
    .select('since')
    .where('follower_id', '=', followerId)
    .where('athlete_id', '=', athleteId)
    .executeTakeFirst()
  return found !== undefined
}

/** Who already followed an athlete at a moment, by ids above one: for telling them batch by batch. */
export async function findFollowers(
  db: Db,
  athleteId: number,
  page: { by: Date; after: number; limit: number },
): Promise<number[]> {
  const followers = await db
    .selectFrom('follows')
    .select('follower_id')
    .where('athlete_id', '=', athleteId)
    .where('since', '<=', page.by)
    .where('follower_id', '>', page.after)
    .orderBy('follower_id')
    .limit(page.limit)
    .execute()
  return followers.map((one) => one.follower_id)
}

/** The athletes somebody follows whose page is there, the latest first. */
export async function findFollowed(
  db: Db,
  followerId: number,
  page: { limit: number; offset: number },
): Promise<{ ids: number[]; total: number }> {
  const followed = db
    .selectFrom('follows')
    .innerJoin('people', 'people.id', 'follows.athlete_id')
    .innerJoin('profiles', 'profiles.user_id', 'follows.athlete_id')
    .where('follows.follower_id', '=', followerId)
    .where('people.active', '=', true)
    .where('profiles.published', '=', true)
    .where('profiles.hidden_by_admin', '=', false)
  const [list, { total }] = await Promise.all([
    followed
      .select('follows.athlete_id')
      .orderBy('follows.since', 'desc')
      .orderBy('follows.athlete_id')
      .limit(page.limit)
      .offset(page.offset)
      .execute(),
    followed.select((one) => one.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ])
  return { ids: list.map((one) => one.athlete_id), total }
}

/** Everybody somebody follows, for their export. */
export function findEveryFollow(db: Db, followerId: number) {
  return db
    .selectFrom('follows')
    .select(['athlete_id', 'since'])
    .where('follower_id', '=', followerId)
    .orderBy('since')
    .execute()
}
