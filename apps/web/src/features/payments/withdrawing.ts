import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Payment } from '@podium/contract/payments'

/**
 * Whether a payment is offered to be withdrawn (`payments.withdrawal`). What is left of it the server
 * says when it is asked.
 */
export function mayWithdraw(
  { status, refundUnderWay, withdrawableUntil }: Payment,
  now = thisMoment(),
): boolean {
  if (status !== 'PAID' || refundUnderWay || !withdrawableUntil) return false
  return calendarDay(now) <= withdrawableUntil
}
