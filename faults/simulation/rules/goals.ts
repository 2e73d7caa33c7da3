import type { Books } from '../books.ts'
import type { Kept, KeptGoal } from '../kept.ts'

/**
 * `season.goals`: a support is directed where it was asked for, or at the page where it was accepted for
 * that; the one that reaches a goal counts whole, and none after it.
 */
export function judgeGoals({ goals, supports }: Books, kept: Kept): string[] {
  const found: string[] = []
  const byId = new Map(kept.goals.map((goal) => [goal.id, goal]))
  for (const { id } of goals.values()) {
    if (!byId.has(id)) found.push(`goal ${id} was answered and is not there`)
  }
  for (const goal of kept.goals) {
    const given = receivedBy(goal, kept)
    const most = Math.max(0, ...given)
    if (sumOf(given) - most >= goal.credits) {
      found.push(`goal ${goal.id} of ${goal.credits} took ${given.join(', ')}`)
    }
  }
  for (const one of kept.supports) {
    const book = supports.get(one.id)
    if (!book || one.goal === book.goal) continue
    const isForPage = one.goal === null && one.accepted && book.isForPage
    if (!isForPage) found.push(`support ${one.id} is for goal ${one.goal}, and not ${book.goal}`)
  }
  return found
}

/** What each accepted support gave to a goal, with what doubled it. */
function receivedBy({ id }: KeptGoal, { supports }: Kept): number[] {
  return supports
    .filter((one) => one.goal === id && one.accepted)
    .map((one) => one.credits + one.matched)
}

/** Whether a goal takes nothing more, or perhaps does not any more. */
export function mayBeOver(goal: KeptGoal, { goals }: Books, kept: Kept, latest: number): boolean {
  if (goal.closed || goals.get(goal.id)?.isClosed) return true
  return isDayOver(goal.until, latest) || sumOf(receivedBy(goal, kept)) >= goal.credits
}

// A day of Portugal ends at midnight there, in summer an hour before UTC's.
const lastDay = 23 * 3_600_000

/** Whether a last day has been over at some moment. */
export const isDayOver = (until: string, latest: number) => Date.parse(until) + lastDay <= latest

const sumOf = (all: number[]) => all.reduce((sum, one) => sum + one, 0)
