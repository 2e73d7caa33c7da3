import type { InTransaction, Tx } from '../../platform/database/index.ts'
import { job, type JobHandler } from '../../platform/jobs/index.ts'
import { findOpenGoals } from '../season/index.ts'
import { mailsByKind } from './mails.ts'
import { batchesHandler } from './notify-batch.ts'
import { tellSeason } from './tell-season.ts'

interface GoalFacts {
  goalId: number
  athleteId: number
  title: string
}

const goalReachedJob = job<GoalFacts>('tell-goal-reached', { retries: 3 })
const goalSetJob = job<GoalFacts>('tell-goal-set', { retries: 3 })

/** Who follows or supports an athlete hears of a goal a little later: the athlete does not wait. */
export function notifyOfGoal(tx: Tx, reached: GoalFacts): Promise<void> {
  return tx.enqueue(goalReachedJob, reached)
}

/** The same of a goal that was set. */
export function notifyOfNewGoal(tx: Tx, set: GoalFacts): Promise<void> {
  return tx.enqueue(goalSetJob, set)
}

export function goalsHandler(inTransaction: InTransaction): JobHandler {
  return batchesHandler(inTransaction, goalReachedJob, (tx, { goalId, athleteId, title }, after) =>
    tellSeason(
      tx,
      { athleteId, goalId },
      { kind: 'goalReached', mail: mailsByKind.goalReached, facts: { title }, thread: null },
      after,
    ),
  )
}

/** Tells of a goal that is still open by then; several unread ones of one athlete are one line. */
export function newGoalsHandler(inTransaction: InTransaction): JobHandler {
  return batchesHandler(inTransaction, goalSetJob, async (tx, { goalId, ...set }, after) => {
    const open = await findOpenGoals(tx, [goalId])
    if (!open.has(goalId)) return []
    const { athleteId, title } = set
    const about = {
      ...({ kind: 'goalSet', mail: mailsByKind.goalSet } as const),
      ...{ facts: { title }, thread: `goal:${athleteId}` },
    }
    return tellSeason(tx, { athleteId, goalId: null }, about, after)
  })
}
