import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Payment } from '@podium/contract/payments'

/**
 * Whether a payment is offered to be withdrawn (`payments.withdrawal`). What is left of it the server
 * says when it is asked.
 */
export function mayWithdraw(payment: Payment, now = thisMoment()): boolean {
  const { status, refundUnderWay, withdrawableUntil } = payment
  if (status !== 'PAID' || refundUnderWay || !withdrawableUntil || isBack(payment)) return false
  return calendarDay(now) <= withdrawableUntil
}

/**
 * Whether all that could go back has: a plan ends with the first part of its price that does. Credits that
 * were spent may be set aside alone, and come back yet.
 */
function isBack({ purpose, creditAmount, refundedCents, refundedCredits }: Payment): boolean {
  return purpose === 'PLAN' ? refundedCents > 0 : refundedCredits === creditAmount
}
