import { paths } from '@podium/contract/paths'
import { now } from '../../platform/clock.ts'
import type { Db, InTransaction, Tx } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { findFollowers } from '../follows/index.ts'
import { isShown } from '../profiles/index.ts'
import { achievementMail, fullNameOf, mailNotification } from './mails.ts'
import { notifyAll } from './notify.ts'
import { findMailed } from './settings-records.ts'

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

const batch = 500

/** Tells the followers of an athlete batch by batch; none while the page is hidden. */
export function followersHandler(db: Db, inTransaction: InTransaction): JobHandler {
  return jobHandler(notifyFollowersJob, async ({ athleteId, at }) => {
    if (!(await isShown(db, athleteId))) return
    for (let after = 0; ;) {
      const followers = await findFollowers(db, athleteId, {
        by: new Date(at),
        after,
        limit: batch,
      })
      const last = followers.at(-1)
      if (last === undefined) return
      await inTransaction((tx) => notifyBatch(tx, athleteId, followers))
      after = last
    }
  })
}

async function notifyBatch(tx: Tx, athleteId: number, followers: number[]): Promise<void> {
  const link = paths.athlete({ id: athleteId })
  const thread = `achievement:${athleteId}`
  await notifyAll(tx, followers, {
    kind: 'followedAchievement',
    actorId: athleteId,
    facts: {},
    link,
    thread,
  })
  const who = await fullNameOf(tx, athleteId)
  for (const userId of await findMailed(tx, 'followedAchievement', followers)) {
    await mailNotification(tx, userId, achievementMail, { who, link })
  }
}
