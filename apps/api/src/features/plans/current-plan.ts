import type { Entitlements, Subscription } from '@podium/contract/plans'
import { day, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { offerOf, withoutPlan } from './catalogue.ts'
import { findCurrent, markCancelled, type SubscriptionRecord } from './records.ts'

/** How long before its end a plan can be renewed, and its owner is asked to. */
export const renewalSeconds = 7 * day

/**
 * What somebody is entitled to now, with a plan or without (`plans.sold`); what others ask before an
 * act.
 */
export async function entitlementsOf(db: Db, userId: number): Promise<Entitlements> {
  const current = await findCurrent(db, userId)
  return current ? offerOf(current.plan_id).entitlements : withoutPlan
}

/** Somebody's plan, and what they are entitled to with or without it. */
export async function readSubscription(
  db: Db,
  userId: number,
): Promise<{ subscription: Subscription | null; entitlements: Entitlements }> {
  const current = await findCurrent(db, userId)
  const entitlements = current ? offerOf(current.plan_id).entitlements : withoutPlan
  return { subscription: current ? viewSubscription(current) : null, entitlements }
}

/** Cancels at once: nothing is renewed, and what is paid is enjoyed to its end. */
export async function cancelSubscription(tx: Tx, userId: number): Promise<Subscription> {
  await markCancelled(tx, userId)
  return viewSubscription((await findCurrent(tx, userId)) ?? refuse('entityDoesNotExist'))
}

function viewSubscription(current: SubscriptionRecord): Subscription {
  const { plan_id: planId, started_at, ends_at, cancelled_at } = current
  return {
    planId,
    startedAt: started_at.toISOString(),
    endsAt: ends_at.toISOString(),
    cancelledAt: cancelled_at?.toISOString() ?? null,
    renewalDue: cancelled_at === null && ends_at <= secondsFromNow(renewalSeconds),
  }
}
