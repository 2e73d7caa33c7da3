import { now } from '../../platform/clock.ts'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { job, type JobHandler } from '../../platform/jobs/index.ts'
import { findFollowers } from '../follows/index.ts'
import { findProfile, isListed } from '../profiles/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, batchesHandler, newsOf, notifyBatch } from './notify-batch.ts'

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

/** Tells the followers of an athlete batch by batch; none while the page is hidden or limited. */
export function followersHandler(inTransaction: InTransaction): JobHandler {
  return batchesHandler(inTransaction, notifyFollowersJob, async (tx, { athleteId, at }, after) => {
    const athlete = await findProfile(tx, athleteId)
    if (!athlete || !isListed(athlete)) return []
    const about = { ...achievement, ...newsOf(athleteId, 'achievement') }
    const followers = await findFollowers(tx, athleteId, { by: new Date(at), after, limit: batch })
    if (followers.length > 0) await notifyBatch(tx, followers, about)
    return followers
  })
}
