import type { PlanId } from '@podium/contract/plans'
import { now } from '../../platform/clock.ts'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { PaymentFacts } from '../payments/index.ts'
import { offerOf } from './catalogue.ts'
import {
  changeSubscription,
  endOfPeriod,
  findCurrent,
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
 * off, and the periods paid for after it move forward into its place. A plan that had been cancelled
 * before its last period was paid is cancelled again.
 */
export async function refundPeriod(tx: Tx, refunded: PaymentFacts): Promise<void> {
  if (refunded.purpose !== 'PLAN') return
  await lock(tx, 'plan', refunded.userId)
  const period = await findPeriod(tx, refunded.paymentId)
  if (!period || period.taken_back) return
  await markTakenBack(tx, refunded.paymentId)
  if (period.ends_at <= now()) return
  const subscription = await findSubscription(tx, period.subscription_id)
  const { endsAt, isLast } = await closeGap(tx, subscription, period)
  if (subscription.taken_over_by !== null) return
  const { cancelled_before: cancelled_at } = period
  const isCancelled = isLast && cancelled_at && !subscription.cancelled_at
  const change = { ends_at: endsAt, ...(isCancelled && { cancelled_at }) }
  await changeSubscription(tx, subscription.id, change)
  if (endsAt <= now()) await resumeTakenOver(tx, subscription)
}

/**
 * Moves the later periods to where the refunded one is left; answers where the last one ends, and whether it
 * was the refunded one.
 */
async function closeGap(
  tx: Tx,
  subscription: SubscriptionRecord,
  refunded: PeriodRecord,
): Promise<{ endsAt: Date; isLast: boolean }> {
  const { moves, endsAt } = await reckonGap(tx, subscription, refunded)
  for (const { payment_id, starts_at, ends_at } of moves) {
    await movePeriod(tx, payment_id, { starts_at, ends_at })
  }
  return { endsAt, isLast: moves.length === 1 }
}

type Move = Pick<PeriodRecord, 'payment_id' | 'starts_at' | 'ends_at'>

/** Where a period and those after it are once it is taken back, and where the last one ends then. */
async function reckonGap(
  db: Db,
  { id, plan_id, started_at: begun }: SubscriptionRecord,
  { payment_id, starts_at, ends_at }: PeriodRecord,
): Promise<{ moves: Move[]; endsAt: Date }> {
  let endsAt = starts_at > now() ? starts_at : now()
  const moves = [{ payment_id, starts_at, ends_at: endsAt }]
  for (const later of await findStandingPeriods(db, id)) {
    if (later.starts_at < ends_at) continue
    const start = endsAt
    endsAt = await endOfPeriod(db, { start, begun }, offerOf(plan_id).period)
    moves.push({ payment_id: later.payment_id, starts_at: start, ends_at: endsAt })
  }
  return { moves, endsAt }
}

/**
 * The plan that a buyer has once what a payment paid of one is taken back, also where it was already; null
 * where none is left.
 */
export async function findPlanAfter(
  db: Db,
  { id, user_id }: { id: number; user_id: number },
): Promise<{ planId: PlanId; endsAt: Date } | null> {
  const period = await findPeriod(db, id)
  const isThere = period && !period.taken_back && period.ends_at > now()
  const subscription = isThere && (await findSubscription(db, period.subscription_id))
  if (!subscription || subscription.taken_over_by !== null) {
    const current = await findCurrent(db, user_id)
    return current ? { planId: current.plan_id, endsAt: current.ends_at } : null
  }
  const { endsAt } = await reckonGap(db, subscription, period)
  if (endsAt > now()) return { planId: subscription.plan_id, endsAt }
  return findResumed(db, subscription)
}

/** The plan that one of which nothing is left hands back to. */
async function findResumed(
  db: Db,
  over: SubscriptionRecord,
): Promise<{ planId: PlanId; endsAt: Date } | null> {
  const earlier = await findTakenOverBy(db, over.id)
  if (!earlier) return null
  const endsAt = await findEnd(db, earlier)
  return endsAt ? { planId: earlier.plan_id, endsAt } : findResumed(db, earlier)
}

/** The end of what was paid of a plan and not taken back; null where nothing of it is left. */
async function findEnd(db: Db, { id }: SubscriptionRecord): Promise<Date | null> {
  const endsAt = (await findStandingPeriods(db, id)).at(-1)?.ends_at
  return endsAt && endsAt > now() ? endsAt : null
}

/** A plan that nothing is left of hands back to the one it took over what that has still paid. */
async function resumeTakenOver(tx: Tx, over: SubscriptionRecord): Promise<void> {
  const earlier = await findTakenOverBy(tx, over.id)
  if (!earlier) return
  const endsAt = await findEnd(tx, earlier)
  await changeSubscription(tx, earlier.id, {
    taken_over_by: null,
    ...(endsAt && { ends_at: endsAt }),
  })
  if (!endsAt) await resumeTakenOver(tx, earlier)
}
