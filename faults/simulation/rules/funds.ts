import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'

/**
 * `season.matches`: a fund gives what it has and no more, to no supporter more than was said, and is over
 * exactly when it is used up, taken back, or after its last day.
 */
export function judgeFunds({ funds }: Books, kept: Kept, latest: number): string[] {
  const found: string[] = []
  if (kept.funds.length !== funds.size) {
    found.push(`there are ${kept.funds.length} funds, ${funds.size} were answered`)
  }
  // A day of Portugal ends at midnight there, in summer an hour before UTC's.
  const lastDay = 23 * 3_600_000
  for (const { id, ended } of kept.funds) {
    const fund = funds.get(id)
    if (!fund) continue
    const doubled = kept.supports.filter((one) => one.fund === id && one.matched > 0)
    const given = sumOf(doubled)
    const isUsed = given === fund.credits
    const isDayOver = fund.until !== null && Date.parse(fund.until) + lastDay <= latest
    if (given > fund.credits) found.push(`fund ${id} of ${fund.credits} gave ${given}`)
    if ((isUsed || fund.isTakenBack) && !ended) found.push(`fund ${id} is over and goes on`)
    if (ended && !isUsed && !fund.isTakenBack && !isDayOver) found.push(`fund ${id} is over early`)
    for (const supporter of new Set(doubled.map((one) => one.supporter))) {
      const got = sumOf(doubled.filter((one) => one.supporter === supporter))
      if (got > fund.perSupporter) found.push(`fund ${id} gave ${got} for ${supporter}`)
    }
    for (const one of doubled) {
      const isFor = one.athlete === fund.athlete && one.supporter !== fund.owner && one.accepted
      if (!isFor || one.matched > one.credits) found.push(`fund ${id} doubled support ${one.id}`)
    }
  }
  return found
}

const sumOf = (doubled: { matched: number }[]) =>
  doubled.reduce((sum, { matched }) => sum + matched, 0)
