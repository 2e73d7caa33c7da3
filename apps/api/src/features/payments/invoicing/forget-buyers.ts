import { calendarDay } from '@podium/contract/calendar'
import { now } from '../../../platform/clock.ts'
import { timed } from '../../../platform/jobs/index.ts'
import { blankBuyers } from './records.ts'

/** Whole years after the one of a document through which the law has it kept (`account.closing`). */
const keptYears = 10

/** Every night, lets go of whom documents were made out to once the law does not ask for it any more. */
export const forgettingBuyersHandler = timed(
  'forget-buyers',
  '50 3 * * *',
  (tx) => {
    const year = Number(calendarDay(now()).slice(0, 4))
    return blankBuyers(tx, new Date(Date.UTC(year - keptYears, 0, 1)))
  },
  { retries: 0 },
)
