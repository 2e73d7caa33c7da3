import { traderLimits } from '@podium/contract/limits'
import { timed } from '../../platform/jobs/index.ts'
import { traderEnded, traderEnding } from './events.ts'
import { takeEnded, takeToRemind } from './records.ts'

/**
 * Every hour, tells sponsors whose time as a checked seller ends, thirty days ahead and when it is over,
 * each once; it counts from its day on, noted or not.
 */
export const tradersHandler = timed('end-traders', '19 * * * *', async (tx) => {
  for (const one of await takeEnded(tx)) await tx.emit(traderEnded, one)
  for (const one of await takeToRemind(tx, traderLimits.daysToRenew))
    await tx.emit(traderEnding, one)
})
