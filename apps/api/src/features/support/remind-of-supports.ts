import { secondsFromNow } from '../../platform/clock.ts'
import { timed } from '../../platform/jobs/index.ts'
import { supportExpiring } from './events.ts'
import { takeToRemind } from './records.ts'
import { factsOf } from './steps.ts'
import { reminderSeconds } from './views.ts'

/** Every hour, tells of the supports that end within seven days, each once. */
export const supportRemindingHandler = timed('remind-of-supports', '11 * * * *', async (tx) => {
  for (const support of await takeToRemind(tx, secondsFromNow(reminderSeconds))) {
    await tx.emit(supportExpiring, factsOf(support))
  }
})
