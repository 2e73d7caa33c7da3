import { now } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { findFollowers } from '../follows/index.ts'
import { isShown } from '../profiles/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, newsOf, notifyBatch } from './notify-batch.ts'

const notifyFollowersJob = job<{ athleteId: number; at: string }>('tell-followers', { retries: 3 })

/**
 * Who follows an athlete now hears of an achievement a little later: the athlete does not wait for
 * thousands of bells.
 */
export async function notifyFollowers(tx: Tx, { athleteId }: { athleteId: number }): Promise<void> {
  const by = now()
  const [first] = await findFollowers(tx, athleteId, { by, after: 0, limit: 1 })
  if (first !== undefined) await tx.enqueue(notifyFollowersJob, { athleteId, at: by.toISOString() })
}

const achievement = { kind: 'followedAchievement', mail: mailsByKind.followedAchievement } as const

/** Tells the followers of an athlete batch by batch; none while the page is hidden. */
export function followersHandler(db: Db, inTransaction: InTransaction): JobHandler {
  return jobHandler(notifyFollowersJob, async ({ athleteId, at }) => {
    if (!(await isShown(db, athleteId))) return
    const about = { ...achievement, ...newsOf(athleteId, 'achievement') }
    for (let after = 0; ;) {
      const followers = await findFollowers(db, athleteId, {
        by: new Date(at),
        after,
        limit: batch,
      })
      const last = followers.at(-1)
      if (last === undefined) return
      await inTransaction((tx) => notifyBatch(tx, followers, about))
      after = last
    }
  })
}
