import { asOf, day, hour, now, secondsFromNow } from '../../apps/api/src/platform/clock.ts'

/** Something somebody of the demo did, so many days ago. */
export interface Act {
  daysAgo: number
  perform: () => Promise<void>
}

/** Lets everybody do what they did, each act at its own moment, the oldest first. */
export async function tellHistory(acts: Act[]): Promise<void> {
  for (const { daysAgo, perform } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await asOf(awake(secondsFromNow(-daysAgo * day)), perform)
  }
}

const wakesAt = 8
const hoursAwake = 15

/**
 * The same day while people are up: what falls at night moves into the day, and what comes first stays
 * first. Today and yesterday are as they are, so that nothing happens after now.
 */
function awake(moment: Date): Date {
  const midnight = Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate())
  if (now().getTime() - midnight < 2 * day * 1000) return moment
  const passed = (moment.getTime() - midnight) / (day * 1000)
  return new Date(midnight + (wakesAt + passed * hoursAwake) * hour * 1000)
}
