import { secondsFromNow } from '../../platform/clock.ts'
import type { InTransaction } from '../../platform/database/index.ts'
import { type JobHandler, jobHandler, job } from '../../platform/jobs/index.ts'
import { supportExpiring } from './events.ts'
import { takeToRemind } from './records.ts'
import { factsOf } from './steps.ts'
import { reminderSeconds } from './views.ts'

const remindJob = job<object>('remind-of-supports', { schedule: '11 * * * *' })

/** Every hour, tells of the supports that end within seven days, each once. */
export function supportRemindingHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(remindJob, () =>
    inTransaction(async (tx) => {
      for (const support of await takeToRemind(tx, secondsFromNow(reminderSeconds))) {
        await tx.emit(supportExpiring, factsOf(support))
      }
    }),
  )
}
