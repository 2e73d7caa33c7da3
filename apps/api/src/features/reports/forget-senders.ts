import { day, secondsFromNow } from '../../platform/clock.ts'
import { timed } from '../../platform/jobs/index.ts'
import { forgetSendersOf } from './records.ts'

// Six months in which a decision may be objected to, and its sender told what came of that.
const keptSeconds = 183 * day

/** Who sent a notice is forgotten once nobody has to be told any more (`reports.notices`). */
export const forgettingSendersHandler = timed('forget-notice-senders', '47 3 * * *', (tx) =>
  forgetSendersOf(tx, secondsFromNow(-keptSeconds)),
)
