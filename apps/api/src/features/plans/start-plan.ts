import type { PlanId } from '@podium/contract/plans'
import { now } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import type { PaymentFacts } from '../payments/index.ts'
import { offerOf } from './catalogue.ts'
import {
  changeSubscription,
  endOfPeriod,
  findCurrent,
  insertPeriod,
  insertSubscription,
  prolong,
  type SubscriptionRecord,
} from './records.ts'

/** A paid plan starts at once; the same plan paid again goes on where it ends, another takes over. */
export async function startPlan(tx: Tx, paid: PaymentFacts): Promise<void> {
  if (paid.purpose !== 'PLAN' || !paid.planId) return
  const planId = paid.planId as PlanId
  await lock(tx, 'plan', paid.userId)
  const current = await findCurrent(tx, paid.userId)
  if (current?.plan_id === planId) return renew(tx, current, paid.paymentId)
  const id = await begin(tx, planId, paid)
  if (current) await changeSubscription(tx, current.id, { ends_at: now(), taken_over_by: id })
}

async function renew(tx: Tx, current: SubscriptionRecord, paymentId: number): Promise<void> {
  const startsAt = current.ends_at
  const endsAt = await endOfPeriod(
    tx,
    { start: startsAt, begun: current.started_at },
    offerOf(current.plan_id).period,
  )
  await prolong(tx, current.id, endsAt)
  await insertPeriod(tx, {
    payment_id: paymentId,
    subscription_id: current.id,
    starts_at: startsAt,
    ends_at: endsAt,
    cancelled_before: current.cancelled_at,
  })
}

async function begin(tx: Tx, planId: PlanId, { userId, paymentId }: PaymentFacts): Promise<number> {
  const startsAt = now()
  const endsAt = await endOfPeriod(tx, { start: startsAt, begun: startsAt }, offerOf(planId).period)
  const id = await insertSubscription(tx, {
    user_id: userId,
    plan_id: planId,
    payment_id: paymentId,
    started_at: startsAt,
    ends_at: endsAt,
  })
  const period = { payment_id: paymentId, subscription_id: id, cancelled_before: null }
  await insertPeriod(tx, { ...period, starts_at: startsAt, ends_at: endsAt })
  return id
}
