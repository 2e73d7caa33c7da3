import { paths } from '@podium/contract/paths'
import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../platform/jobs/index.ts'
import { findGoalReaders } from '../season/index.ts'
import { mailsByKind } from './mails.ts'
import { batch, notifyBatch } from './notify-batch.ts'

interface Reached {
  goalId: number
  athleteId: number
  title: string
}

const notifyOfGoalJob = job<Reached>('tell-goal-reached', { retries: 3 })

/** Who follows or supports an athlete hears of a goal a little later: the athlete does not wait. */
export function notifyOfGoal(tx: Tx, reached: Reached): Promise<void> {
  return tx.enqueue(notifyOfGoalJob, reached)
}

/** Tells the readers of a goal batch by batch: nobody across a block, and none while the athlete's page is hidden. */
export function goalsHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(notifyOfGoalJob, async ({ goalId, athleteId, title }) => {
    const about = {
      ...({ kind: 'goalReached', mail: mailsByKind.goalReached, actorId: athleteId } as const),
      ...{ facts: { title }, link: paths.athlete({ id: athleteId }), thread: null },
    }
    for (let after: number | undefined = 0; after !== undefined;) {
      const from: number = after
      after = await inTransaction(async (tx) => {
        const readers = await findGoalReaders(
          tx,
          { goalId, athleteId },
          { after: from, limit: batch },
        )
        if (readers.length > 0) await notifyBatch(tx, readers, about)
        return readers.at(-1)
      })
    }
  })
}
