import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { asOf, day, hour, now, secondsFromNow } from '../../apps/api/src/platform/clock.ts'

/** Something somebody of the demo did, so many days ago. */
export interface Act {
  daysAgo: number
  perform: () => Promise<void>
}

/** Lets everybody do what they did, each act at its own moment, the oldest first. */
export async function tellHistory(acts: Act[]): Promise<void> {
  for (const { daysAgo, perform } of acts.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    await asOf(momentOf(daysAgo), perform)
  }
}

/** The moment so many days ago at which something of the demo happened. */
export function momentOf(daysAgo: number): Date {
  return awake(secondsFromNow(-daysAgo * day))
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

/** Mails of the last days lie in the mailbox; what was mailed or pushed before is read and gone. */
const mailsKeptDays = 30
const heardThen = new Set(['send-mail', 'push'])
/** Documents are issued at their own time while it is told. */
const doneThen = 'issue-documents'

/**
 * Has a transaction in which history is told make no noise: nobody has a page open to hear of it, and
 * nobody is mailed today what happened a year ago.
 */
export function tellQuietly(tx: Tx): void {
  const { enqueueAll } = tx
  const oldest = secondsFromNow(-mailsKeptDays * day)
  tx.enqueueAll = async (job, data) => {
    if (job.name === doneThen || (heardThen.has(job.name) && now() < oldest)) return
    await enqueueAll(job, data)
  }
  tx.enqueue = (job, data) => tx.enqueueAll(job, [data])
  tx.publish = () => undefined
}
