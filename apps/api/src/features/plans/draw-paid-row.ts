import { hour, now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { paidRowPlans } from './catalogue.ts'
import { drawOwners } from './records.ts'

/** Enough that a row is full when some of them hide. */
const mostDrawn = 40

/** Draws who stands in the paid row, best placed first; the draw changes every hour. */
export function drawPaidRow(db: Db): Promise<number[]> {
  const turn = Math.floor(now().getTime() / (hour * 1000))
  return drawOwners(db, { planIds: paidRowPlans, turn, most: mostDrawn })
}
