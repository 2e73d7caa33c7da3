import { orderClaimYears } from '@podium/contract/order-rules'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { timed } from '../../platform/jobs/index.ts'
import { forgetSellers } from './records.ts'

// Longer than that many years are, wherever leap days fall: nobody can claim any more.
const keptSeconds = orderClaimYears * 366 * day

/** Who sold something goes from its order once no claim can rest on it any more (`traders.shown`). */
export const forgettingSellersHandler = timed('forget-order-sellers', '51 3 * * *', (tx) =>
  forgetSellers(tx, secondsFromNow(-keptSeconds)),
)
