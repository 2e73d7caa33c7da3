import type { InTransaction } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { type Near, takeNear } from '../season/index.ts'
import { mailsByKind } from './mails.ts'
import { batchesHandler } from './notify-batch.ts'
import { tellSeason } from './tell-season.ts'

// In the morning: who hears of it has the day to make plans.
const nearJob = job<object>('tell-competitions-near', { schedule: '0 9 * * *' })
const tellJob = job<Near>('tell-competition', { retries: 3 })

/** Each morning takes the competitions that are near, and leaves each athlete's to a job of its own. */
export function nearCompetitionsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(nearJob, async () => {
    const takeSome = () =>
      inTransaction(async (tx) => {
        const near = await takeNear(tx)
        await tx.enqueueAll(tellJob, near)
        return near.length
      })
    while ((await takeSome()) > 0);
  })
}

/** Readers hear of a near competition; of one athlete the next takes the place of one that nobody read of. */
export function competitionsHandler(inTransaction: InTransaction): JobHandler {
  return batchesHandler(inTransaction, tellJob, (tx, { athleteId, title, at, days }, after) => {
    const about = {
      ...({ kind: 'competitionNear', mail: mailsByKind.competitionNear } as const),
      ...{ facts: { title, at, ...(days && { days }) }, thread: `competition:${athleteId}` },
    }
    return tellSeason(tx, { athleteId, goalId: null }, about, after)
  })
}
