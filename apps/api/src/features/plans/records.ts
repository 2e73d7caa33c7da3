import type { PlanId } from '@podium/contract/plans'
import { type Generated, type Selectable, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    subscriptions: SubscriptionsTable
    subscription_periods: SubscriptionPeriodsTable
  }
}

interface SubscriptionsTable {
  id: Generated<number>
  user_id: number
  plan_id: PlanId
  payment_id: number
  started_at: Date
  ends_at: Date
  cancelled_at: Date | null
  reminded_at: Date | null
  /** The plan for which this one ended before its time. */
  taken_over_by: Generated<number | null>
}

interface SubscriptionPeriodsTable {
  payment_id: number
  subscription_id: number
  starts_at: Date
  ends_at: Date
  /** Its money went back, whole or in part, and its time with it. */
  taken_back: Generated<boolean>
  /** When the plan had been cancelled that this period goes on with; null where it had not. */
  cancelled_before: Date | null
}

export type SubscriptionRecord = Selectable<SubscriptionsTable>
export type PeriodRecord = Selectable<SubscriptionPeriodsTable>

/**
 * The plan somebody has now; its benefits last to the end of what is paid. Where a clock was put back, one
 * that has ended may seem to run beside the one that it handed back to, which lasts longer.
 */
export function findCurrent(db: Db, userId: number): Promise<SubscriptionRecord | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', now())
    .where('taken_over_by', 'is', null)
    .orderBy('ends_at', 'desc')
    .executeTakeFirst()
}

/**
 * Some of those who have one of some plans now, in an order that is drawn anew for every turn: nobody
 * comes before others for long, and who asks in the same turn sees the same people.
 */
export async function drawOwners(
  db: Db,
  { planIds, turn, most }: { planIds: readonly PlanId[]; turn: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from subscriptions
    where ends_at > ${now()} and plan_id = any(${planIds})
    group by user_id
    order by md5(${String(turn)}::text || '/' || user_id), user_id
    limit ${most}`.execute(db)
  return rows.map((row) => row.user_id)
}

/**
 * When a period that starts at a moment is over: the same day in Portugal, cut at a month's end. One that
 * starts on such a last day ends on the day that its plan was begun on again, so that nobody loses the
 * days by which a short month is shorter.
 */
export async function endOfPeriod(
  db: Db,
  { start, begun }: { start: Date; begun: Date },
  period: 'MONTH' | 'YEAR',
): Promise<Date> {
  const length = period === 'MONTH' ? sql`interval '1 month'` : sql`interval '1 year'`
  const { rows } = await sql<{ end: Date }>`
    with given as (
      select ${start}::timestamptz at time zone 'Europe/Lisbon' as start,
        extract(day from ${begun}::timestamptz at time zone 'Europe/Lisbon')::integer as day
    ), days as (
      select start + ${length} as over, extract(day from start)::integer as started,
        extract(day from start + interval '1 day') = 1 as is_last, day,
        extract(day from date_trunc('month', start + ${length}) + interval '1 month - 1 day')::integer
          as longest
      from given
    )
    select (over + case when is_last and day > started
              then make_interval(days => least(day, longest) - extract(day from over)::integer)
              else interval '0' end)
           at time zone 'Europe/Lisbon' as end
    from days`.execute(db)
  const [row] = rows
  if (!row) throw new Error('no end of the period')
  return row.end
}

export async function insertSubscription(
  tx: Tx,
  given: Pick<SubscriptionRecord, 'user_id' | 'plan_id' | 'payment_id' | 'started_at' | 'ends_at'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('subscriptions')
    .values({ ...given, cancelled_at: null, reminded_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function insertPeriod(
  tx: Tx,
  period: Omit<PeriodRecord, 'taken_back'>,
): Promise<void> {
  await tx.insertInto('subscription_periods').values(period).execute()
}

export function findPeriod(db: Db, paymentId: number) {
  return db
    .selectFrom('subscription_periods')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .executeTakeFirst()
}

/** Goes on to a later end; whoever pays again has changed their mind about leaving. */
export async function prolong(tx: Tx, id: number, endsAt: Date): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ ends_at: endsAt, cancelled_at: null, reminded_at: null })
    .where('id', '=', id)
    .execute()
}

export async function changeSubscription(
  tx: Tx,
  id: number,
  change: Partial<Pick<SubscriptionRecord, 'cancelled_at' | 'ends_at' | 'taken_over_by'>>,
): Promise<void> {
  await tx.updateTable('subscriptions').set(change).where('id', '=', id).execute()
}

export function findSubscription(db: Db, id: number): Promise<SubscriptionRecord> {
  return db.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

export function findTakenOverBy(db: Db, id: number): Promise<SubscriptionRecord | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('taken_over_by', '=', id)
    .executeTakeFirst()
}

/** The periods of a plan that were not taken back, the earliest first. */
export function findStandingPeriods(db: Db, subscriptionId: number): Promise<PeriodRecord[]> {
  return db
    .selectFrom('subscription_periods')
    .selectAll()
    .where((is) => is.and({ subscription_id: subscriptionId, taken_back: false }))
    .orderBy('starts_at')
    .execute()
}

/** Marks a period as taken back. */
export async function markTakenBack(tx: Tx, paymentId: number): Promise<void> {
  await tx
    .updateTable('subscription_periods')
    .set({ taken_back: true })
    .where('payment_id', '=', paymentId)
    .execute()
}

export async function movePeriod(
  tx: Tx,
  paymentId: number,
  times: Pick<PeriodRecord, 'starts_at' | 'ends_at'>,
): Promise<void> {
  await tx
    .updateTable('subscription_periods')
    .set(times)
    .where('payment_id', '=', paymentId)
    .execute()
}

/** Marks somebody's running plan as not to be renewed; once is enough. */
export async function markCancelled(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('subscriptions')
    .set({ cancelled_at: now() })
    .where('user_id', '=', userId)
    .where('ends_at', '>', now())
    .where('cancelled_at', 'is', null)
    .execute()
}

/** Takes the plans that end before a moment and whose owners were not reminded yet. */
export function takeToRemind(tx: Tx, endingBefore: Date): Promise<SubscriptionRecord[]> {
  return tx
    .updateTable('subscriptions')
    .set({ reminded_at: now() })
    .where('ends_at', '>', now())
    .where('ends_at', '<=', endingBefore)
    .where('cancelled_at', 'is', null)
    .where('reminded_at', 'is', null)
    .returningAll()
    .execute()
}

export function findSubscriptions(db: Db, userId: number): Promise<SubscriptionRecord[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}
