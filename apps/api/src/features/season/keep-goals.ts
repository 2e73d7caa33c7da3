import { calendarDay } from '@podium/contract/calendar'
import { seasonLimits } from '@podium/contract/limits'
import type { Goal, GoalChange, GoalForm, GoalState } from '@podium/contract/season'
import { now } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { goalReached, goalSet } from './events.ts'
import {
  closeGoalAt,
  findGoal,
  findGoalsByIds,
  findGoals,
  type GoalRecord,
  insertGoal,
  lockGoal,
  markReachedTold,
  type Own,
  updateGoal,
} from './records.ts'

/** Sets a goal, at most five open ones at a time (`season.goals`, `tooManyEvents`). */
export async function addGoal(tx: Tx, athleteId: number, form: GoalForm): Promise<Goal> {
  return opening(tx, athleteId, async () => {
    const id = await insertGoal(tx, athleteId, form)
    await tx.emit(goalSet, { goalId: id, athleteId, title: form.title })
    return { id, athleteId }
  })
}

/**
 * Changes of a goal what is given, so that a window that was opened before undoes nothing. One that was
 * reached or has ended is open again where more or longer is wanted, as long as it is one of five
 * (`tooManyEvents`).
 */
export async function changeGoal(
  tx: Tx,
  own: Own,
  { purpose, ...given }: GoalChange,
): Promise<Goal> {
  return opening(tx, own.athleteId, async () => {
    const goal = (await lockGoal(tx, own)) ?? refuse('entityDoesNotExist')
    if (goal.closed_at) refuse('goalClosed')
    const { title = goal.title, credits = goal.credits, until = goal.until } = given
    const facts = { title, credits, until }
    const told = purpose === undefined ? goal.purpose : (purpose ?? '')
    await updateGoal(tx, own.id, { ...facts, purpose: told })
    await noteReached(tx, { ...own, goalId: own.id })
    return own
  })
}

/** Does what may open a goal, and undoes it where that is one too many. */
async function opening(tx: Tx, athleteId: number, act: () => Promise<Own>): Promise<Goal> {
  // Two tabs that open the fifth at once: one of them must see the other's.
  await lock(tx, 'goals', athleteId)
  const own = await act()
  const open = (await findGoals(tx, athleteId, { closed: 0 })).filter(
    (goal) => stateOf(goal) === 'OPEN',
  )
  if (open.length > seasonLimits.openGoals) refuse('tooManyEvents')
  return readBack(tx, own)
}

/** Closes a goal for good; again changes nothing. */
export async function closeGoal(tx: Tx, own: Own): Promise<Goal> {
  if (!(await lockGoal(tx, own))) refuse('entityDoesNotExist')
  await closeGoalAt(tx, own.id)
  return readBack(tx, own)
}

/**
 * Whether a goal takes one more support. Waits for others that are being accepted for it, so that what
 * makes it reached is seen by the next.
 */
export async function isOpenGoal(tx: Tx, own: Own): Promise<boolean> {
  const goal = await lockGoal(tx, own)
  return goal !== undefined && stateOf(goal) === 'OPEN'
}

/** Tells that a goal is reached, once: also where it is opened again, and reached again. */
export async function noteReached(
  tx: Tx,
  { goalId, athleteId }: { goalId: number | null; athleteId: number },
): Promise<void> {
  if (goalId === null) return
  const goal = await findGoal(tx, { id: goalId, athleteId })
  if (!goal || stateOf(goal) !== 'REACHED' || !(await markReachedTold(tx, goalId))) return
  await tx.emit(goalReached, { goalId, athleteId, title: goal.title })
}

/** Which of these goals take more support now; nothing is locked. */
export async function findOpenGoals(db: Db, ids: number[]): Promise<Set<number>> {
  const open = (await findGoalsByIds(db, ids)).filter((goal) => stateOf(goal) === 'OPEN')
  return new Set(open.map(({ id }) => id))
}

/** Refuses a goal that a request cannot be directed at: another athlete's, or one that is over. */
export async function requireOpenGoal(db: Db, own: Own): Promise<void> {
  const goal = (await findGoal(db, own)) ?? refuseField('goalId', { kind: 'Pattern' })
  if (stateOf(goal) !== 'OPEN') refuse('goalClosed')
}

async function readBack(tx: Tx, own: Own): Promise<Goal> {
  return viewGoal((await findGoal(tx, own)) ?? refuse('entityDoesNotExist'))
}

/** How a goal stands now; what was reached stays reached also when its time is over. */
export function stateOf(goal: GoalRecord): GoalState {
  if (goal.closed_at) return 'CLOSED'
  if (goal.received + goal.matched >= goal.credits) return 'REACHED'
  return goal.until < calendarDay(now()) ? 'ENDED' : 'OPEN'
}

export function viewGoal(record: GoalRecord): Goal {
  const { id, title, purpose, credits, until, received, matched } = record
  return { id, title, purpose, credits, until, received, matched, state: stateOf(record) }
}
