import { calendarDay, daysBetween } from '@podium/contract/calendar'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { findPeriod } from './records.ts'

/**
 * The days of the time that a payment paid, and how many of them are left (`payments.withdrawal`): a day
 * that has begun counts as used, except the first. Null where it was taken back already, and where there
 * is none.
 */
export async function countPlanDays(
  db: Db,
  paymentId: number,
): Promise<{ all: number; left: number } | null> {
  const period = await findPeriod(db, paymentId)
  if (!period || period.taken_back) return null
  const [first, end] = [calendarDay(period.starts_at), calendarDay(period.ends_at)]
  const all = daysBetween(first, end)
  const used = Math.min(all, Math.max(0, daysBetween(first, calendarDay(now()))))
  return all > 0 ? { all, left: all - used } : null
}
