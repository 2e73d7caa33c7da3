import { asOf, day, secondsFromNow } from '../../apps/api/src/platform/clock.ts'

/** Something somebody of the demo did, so many days ago. */
export interface Act {
  daysAgo: number
  perform: () => Promise<void>
}

/** Lets everybody do what they did, each act at its own moment, the oldest first. */
export async function tellHistory(acts: Act[]): Promise<void> {
  for (const { daysAgo, perform } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await asOf(secondsFromNow(-daysAgo * day), perform)
  }
}
