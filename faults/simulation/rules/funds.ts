import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'
import { isDayOver as isOver, mayBeOver } from './goals.ts'

/**
 * `season.matches`: a fund gives what it has and no more, to no supporter more than was said, and is over
 * exactly when it is used up, taken back, or after its last day.
 */
export function judgeFunds(books: Books, kept: Kept, latest: number): string[] {
  const { funds } = books
  const found: string[] = []
  if (kept.funds.length !== funds.size) {
    found.push(`there are ${kept.funds.length} funds, ${funds.size} were answered`)
  }
  for (const { id, ended } of kept.funds) {
    const fund = funds.get(id)
    if (!fund) continue
    const doubled = kept.supports.filter((one) => one.fund === id && one.matched > 0)
    const given = sumOf(doubled)
    const isUsed = given === fund.credits
    const isDayOver = fund.until !== null && isOver(fund.until, latest)
    const goal = kept.goals.find((one) => one.id === fund.goal)
    const isGoalOver = goal !== undefined && mayBeOver(goal, books, kept, latest)
    if (given > fund.credits) found.push(`fund ${id} of ${fund.credits} gave ${given}`)
    if ((isUsed || fund.isTakenBack) && !ended) found.push(`fund ${id} is over and goes on`)
    const isEnd = isUsed || fund.isTakenBack || isDayOver || isGoalOver
    if (ended && !isEnd) found.push(`fund ${id} is over early`)
    for (const supporter of new Set(doubled.map((one) => one.supporter))) {
      const got = sumOf(doubled.filter((one) => one.supporter === supporter))
      if (got > fund.perSupporter) found.push(`fund ${id} gave ${got} for ${supporter}`)
    }
    for (const one of doubled) {
      const isAim = one.athlete === fund.athlete && (fund.goal === null || one.goal === fund.goal)
      const isFor = isAim && one.supporter !== fund.owner && one.accepted
      if (!isFor || one.matched > one.credits) found.push(`fund ${id} doubled support ${one.id}`)
    }
  }
  return found
}

const sumOf = (doubled: { matched: number }[]) =>
  doubled.reduce((sum, { matched }) => sum + matched, 0)
