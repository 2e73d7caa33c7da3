import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { PaymentFacts } from '../payments/index.ts'
import { offerOf } from './catalogue.ts'
import {
  changeSubscription,
  endOfPeriod,
  findPeriod,
  findStandingPeriods,
  findSubscription,
  findTakenOverBy,
  markTakenBack,
  movePeriod,
  type PeriodRecord,
  type SubscriptionRecord,
} from './records.ts'

/**
 * What was taken back is not enjoyed, and nothing else is lost: what is left of the period is taken
 * off, and the periods paid for after it move forward into its place.
 */
export async function refundPeriod(tx: Tx, refunded: PaymentFacts): Promise<void> {
  if (refunded.purpose !== 'PLAN') return
  await lock(tx, 'plan', refunded.userId)
  const period = await findPeriod(tx, refunded.paymentId)
  if (!period || period.taken_back) return
  await markTakenBack(tx, refunded.paymentId)
  if (period.ends_at <= now()) return
  const subscription = await findSubscription(tx, period.subscription_id)
  const endsAt = await closeGap(tx, subscription, period)
  if (subscription.taken_over_by !== null) return
  await changeSubscription(tx, subscription.id, { ends_at: endsAt })
  if (endsAt <= now()) await resumeTakenOver(tx, subscription)
}

/** Moves the later periods to where the refunded one is left; answers where the last one ends. */
async function closeGap(
  tx: Tx,
  { id, plan_id, started_at: begun }: SubscriptionRecord,
  refunded: PeriodRecord,
): Promise<Date> {
  let end = refunded.starts_at > now() ? refunded.starts_at : now()
  await movePeriod(tx, refunded.payment_id, { starts_at: refunded.starts_at, ends_at: end })
  for (const later of await findStandingPeriods(tx, id)) {
    if (later.starts_at < refunded.ends_at) continue
    const start = end
    end = await endOfPeriod(tx, { start, begun }, offerOf(plan_id).period)
    await movePeriod(tx, later.payment_id, { starts_at: start, ends_at: end })
  }
  return end
}

/** A plan that nothing is left of hands back to the one it took over what that has still paid. */
async function resumeTakenOver(tx: Tx, over: SubscriptionRecord): Promise<void> {
  const earlier = await findTakenOverBy(tx, over.id)
  if (!earlier) return
  const endsAt = (await findStandingPeriods(tx, earlier.id)).at(-1)?.ends_at
  const left = endsAt !== undefined && endsAt > now()
  await changeSubscription(tx, earlier.id, {
    taken_over_by: null,
    ...(left && { ends_at: endsAt }),
  })
  if (!left) await resumeTakenOver(tx, earlier)
}
