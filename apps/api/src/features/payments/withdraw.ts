import { calendarDay } from '@podium/contract/calendar'
import type { Payment, Withdrawal } from '@podium/contract/payments'
import type { WithdrawalHindrance } from '@podium/contract/payment-rules'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { type NamedAct, onceInSteps, type Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { lockAvailable } from '../wallet/index.ts'
import { mailWithdrawal } from './mails.ts'
import type { PaymentParts, PaymentPorts } from './parts.ts'
import { type Figures, reckonUnspent, withdrawableUntil } from './reckon.ts'
import { findByTransaction, lockByTransaction, type PaymentRecord } from './records.ts'
import { askRefund } from './refund.ts'
import { sendRefund } from './send-refund.ts'
import { viewPayment } from './views.ts'

/** What a buyer can take back of a payment now (`payments.withdrawal`); another's is `paymentNotFound`. */
export async function readWithdrawal(
  { db, ports }: PaymentParts,
  viewer: Viewer,
  transactionId: string,
): Promise<Withdrawal> {
  const payment = ownOf(viewer, await findByTransaction(db, transactionId))
  return describeWithdrawal(db, ports, payment)
}

interface Asked extends Figures {
  transactionId: string
  named: NamedAct | null
}

/**
 * Withdraws from a purchase (`payments.withdrawal`), as it was shown. The declaration counts from this
 * moment, also where the provider does not answer: the credits are gone, the plan has ended, and the
 * money follows. Refuses with `stateChanged` and `withdrawalOver`, each with how it stands now.
 */
export async function withdraw(
  parts: PaymentParts,
  viewer: Viewer,
  { transactionId, named, ...shown }: Asked,
): Promise<Payment> {
  return onceInSteps(parts, named, {
    begin: (tx) => declare(tx, parts.ports, { viewer, transactionId, shown }),
    finish: async ({ refundId }) => {
      await sendRefund(parts, refundId)
      return viewPayment(ownOf(viewer, await findByTransaction(parts.db, transactionId)))
    },
  })
}

async function declare(
  tx: Tx,
  ports: PaymentPorts,
  asked: { viewer: Viewer; transactionId: string; shown: Figures },
): Promise<{ refundId: number }> {
  const { viewer, transactionId, shown } = asked
  const payment = ownOf(viewer, await lockByTransaction(tx, transactionId))
  // From here on nothing is spent of it, so that what is reckoned is what is taken.
  await lockAvailable(tx, payment.user_id)
  const current = await describeWithdrawal(tx, ports, payment)
  if (current.reason === 'OVER') refuseStale('withdrawalOver', current)
  const { possible, credits, cents } = current
  if (!possible || credits !== shown.credits || cents !== shown.cents) {
    refuseStale('stateChanged', current)
  }
  const by = { kind: 'WITHDRAWAL', actor_id: null, reason: '', request_id: '' } as const
  const refund = await askRefund(tx, payment, shown, by)
  await mailWithdrawal(tx, payment, { ...refund, planAfter: await planAfter(tx, ports, payment) })
  return { refundId: refund.id }
}

/** A withdrawal is its buyer's own alone: an admin refunds. */
function ownOf(viewer: Viewer, payment: PaymentRecord | undefined): PaymentRecord {
  return payment?.user_id === viewer.id ? payment : refuse('paymentNotFound')
}

async function describeWithdrawal(
  db: Db,
  ports: PaymentPorts,
  payment: PaymentRecord,
): Promise<Withdrawal> {
  const until = withdrawableUntil(payment)
  const nothing = { possible: false, until, credits: 0, cents: 0, planAfter: null } as const
  const hindrance = findHindrance(payment, until)
  if (hindrance) return { ...nothing, reason: hindrance }
  const unspent = await reckonUnspent(db, ports, payment)
  if (unspent.cents === 0) return { ...nothing, reason: isBack(payment) ? 'REFUNDED' : 'SPENT' }
  const after = await planAfter(db, ports, payment)
  return { possible: true, until, ...unspent, planAfter: after, reason: null }
}

/** The plan there is once this one went back, which may be the same, up to an earlier day. */
async function planAfter(
  db: Db,
  ports: PaymentPorts,
  payment: PaymentRecord,
): Promise<Withdrawal['planAfter']> {
  const plan = payment.purpose === 'PLAN' ? await ports.planAfter(db, payment) : null
  return plan && { planId: plan.planId, endsAt: plan.endsAt.toISOString() }
}

/** Whether all that could go back has: credits that are missing may be set aside, and come back yet. */
function isBack({ purpose, ...payment }: PaymentRecord): boolean {
  if (purpose === 'PLAN') return payment.refunded_cents > 0
  return payment.refunded_credits === payment.credits
}

function findHindrance(payment: PaymentRecord, until: string | null): WithdrawalHindrance | null {
  if (payment.status === 'REFUNDED') return 'REFUNDED'
  if (payment.status !== 'PAID' || !until) return 'NOT_PAID'
  if (payment.refund_under_way) return 'UNDER_WAY'
  return calendarDay(now()) > until ? 'OVER' : null
}
