import { calendarDay } from '@podium/contract/calendar'
import { now } from '../../../platform/clock.ts'
import type { InTransaction } from '../../../platform/database/index.ts'
import { job, type JobHandler, jobHandler } from '../../../platform/jobs/index.ts'
import { blankBuyers } from './records.ts'

/** Whole years after the one of a document through which the law has it kept (`account.closing`). */
const keptYears = 10

const forgetJob = job<object>('forget-buyers', { retries: 0, schedule: '50 3 * * *' })

/** Every night, lets go of whom documents were made out to once the law does not ask for it any more. */
export function forgettingBuyersHandler(inTransaction: InTransaction): JobHandler {
  return jobHandler(forgetJob, () => {
    const year = Number(calendarDay(now()).slice(0, 4))
    return inTransaction((tx) => blankBuyers(tx, new Date(Date.UTC(year - keptYears, 0, 1))))
  })
}
