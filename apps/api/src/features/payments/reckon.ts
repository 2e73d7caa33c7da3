import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { partOfPrice, withdrawalDays } from '@podium/contract/payment-rules'
import type { Db } from '../../platform/database/index.ts'
import { findUnspent } from '../wallet/index.ts'
import type { PaymentPorts } from './parts.ts'
import type { PaymentRecord } from './records.ts'

/** So many credits, and so much money for them. */
export interface Figures {
  credits: number
  cents: number
}

/**
 * What is unspent of a paid payment (`payments.withdrawal`): the credits that are still in its lot, or
 * the days of its plan that have not begun, in proportion to the price.
 */
export async function reckonUnspent(
  db: Db,
  ports: PaymentPorts,
  payment: PaymentRecord,
): Promise<Figures> {
  if (payment.purpose === 'PLAN') {
    return { credits: 0, cents: await centsOfDays(db, ports, payment) }
  }
  const inLot = await findUnspent(db, payment.user_id, payment.id)
  const credits = Math.min(inLot, payment.credits - payment.refunded_credits)
  return { credits, cents: centsOf(payment, credits) }
}

/** The money for so many credits of a payment; the last one brings what is left of the price. */
export function centsOf(payment: PaymentRecord, credits: number): number {
  if (credits === 0) return 0
  const { gross_cents, refunded_cents, refunded_credits } = payment
  const rest = gross_cents - refunded_cents
  if (credits + refunded_credits === payment.credits) return rest
  return Math.min(rest, partOfPrice(gross_cents, credits, payment.credits))
}

async function centsOfDays(db: Db, ports: PaymentPorts, payment: PaymentRecord): Promise<number> {
  const days = await ports.planDays(db, payment.id)
  if (!days) return 0
  const rest = payment.gross_cents - payment.refunded_cents
  if (days.left === days.all) return rest
  return Math.min(rest, partOfPrice(payment.gross_cents, days.left, days.all))
}

/** The last day on which a payment can be withdrawn, as an ISO day; null before it was paid. */
export function withdrawableUntil({ paid_at }: Pick<PaymentRecord, 'paid_at'>): string | null {
  return paid_at && dayAfter(calendarDay(paid_at), withdrawalDays)
}
