import { agreementLimits } from '@podium/contract/limits'
import { calendarDay } from '@podium/contract/calendar'
import { now } from '../../platform/clock.ts'
import { refuseField } from '../../platform/refuse.ts'
import type { Numbered } from './records.ts'

type Wished = Omit<Numbered, 'n'>

/**
 * Numbers what a version promises: what has the words of something before, read newest version first, has its
 * number, and so keeps what was done of it; other words are another promise (`agreements.deliverables`).
 */
export function numberDeliverables(wished: Wished[], before: readonly Numbered[]): Numbered[] {
  // A number as it was said last, in that version's order: what was taken out comes after what stands.
  const known = before.filter(({ n }, at) => before.findIndex((one) => one.n === n) === at)
  let last = Math.max(0, ...known.map(({ n }) => n))
  const taken = new Set<number>()
  const take = (fits: (one: Numbered) => boolean) => {
    const found = known.find((one) => !taken.has(one.n) && fits(one))
    if (found) taken.add(found.n)
    return found?.n
  }
  // The same day first, so that of several with one title each stays the one it was.
  const same = wished.map(({ title, due }) => take((one) => one.title === title && one.due === due))
  return wished.map((one, at) => ({
    n: same[at] ?? take(({ title }) => title === one.title) ?? (last += 1),
    ...one,
  }))
}

/** Refuses a day that is over, unless it stood there before. */
export function requireDaysAhead(wished: Wished[], before: readonly Numbered[]): void {
  const today = calendarDay(now())
  for (const [at, { title, due }] of wished.entries()) {
    const stood = before.some((one) => one.title === title && one.due === due)
    if (due && due < today && !stood) {
      refuseField(`deliverables.${at}.due`, { kind: 'Pattern' })
    }
  }
}

/** Whether an agreement has as many versions as one can have. */
export function isFull({ version }: { version: number }): boolean {
  return version >= agreementLimits.versions
}
