import { mayMovePayment } from '@podium/contract/payment-rules'
import type { AdminPayment, RefundFigures } from '@podium/contract/payments'
import type { Db, Tx } from '../../platform/database/index.ts'
import { forgetNote, type NamedAct, onceInSteps, type Viewer } from '../../platform/http/index.ts'
import { refuse, refuseField, refuseStale } from '../../platform/refuse.ts'
import { lockAvailable, readWallet } from '../wallet/index.ts'
import { findPaymentOfPerson } from './list-records.ts'
import type { PaymentParts } from './parts.ts'
import { centsOf, type Figures, reckonUnspent } from './reckon.ts'
import { findByTransaction, lockByTransaction, lockPayment, type PaymentRecord } from './records.ts'
import { askRefund, undoRefund } from './refund.ts'
import { findRefund, findUnderWay } from './refund-records.ts'
import { sendRefund } from './send-refund.ts'
import { viewForAdmin } from './views.ts'

/** What a refund would do now: of what is unspent, or of so many credits. */
export async function readRefund(
  { db, ports }: PaymentParts,
  { transactionId, credits }: { transactionId: string; credits?: number | undefined },
): Promise<RefundFigures> {
  const payment = (await findByTransaction(db, transactionId)) ?? refuse('paymentNotFound')
  if (!canGoBack(payment)) return nothing
  const unspent = await reckonUnspent(db, ports, payment)
  return withDebt(
    db,
    payment,
    credits === undefined ? unspent : figuresFor(payment, credits, unspent),
  )
}

const nothing: RefundFigures = { credits: 0, cents: 0, debt: 0 }

function canGoBack({ status, refund_under_way }: PaymentRecord): boolean {
  return mayMovePayment('refund', status) && !refund_under_way
}

function figuresFor(payment: PaymentRecord, credits: number, unspent: Figures): Figures {
  requireAtMost('credits', credits, payment.credits - payment.refunded_credits)
  return payment.purpose === 'PLAN' ? unspent : { credits, cents: centsOf(payment, credits) }
}

function requireAtMost(field: 'credits' | 'cents', value: number, max: number): void {
  if (value > max) refuseField(field, { kind: 'Max', max })
}

async function withDebt(db: Db, payment: PaymentRecord, figures: Figures): Promise<RefundFigures> {
  const { available } = await readWallet(db, payment.user_id)
  return { ...figures, debt: Math.max(0, figures.credits - available) }
}

interface Asked {
  transactionId: string
  reason: string
  credits?: number | undefined
  cents?: number | undefined
  debt?: number | undefined
  named: NamedAct | null
}

/**
 * Gives money of a paid payment back (`payments.refund`): what is unspent, or what the admin says. A
 * provider that turns it away is `paymentProviderUnavailable`, and nothing has changed; one that does
 * not say what it did is asked again until it does. A payment of a former provider is given back by hand, by an
 * admin.
 */
export async function refundPayment(
  parts: PaymentParts,
  admin: Viewer,
  asked: Asked,
): Promise<AdminPayment> {
  let begunId: number | undefined
  return onceInSteps(parts, asked.named, {
    begin: async (tx) => {
      const begun = await begin(tx, parts, { admin, asked })
      begunId = begun.refundId
      return begun
    },
    finish: async ({ refundId }) => {
      // Of the same act sent again nobody knows what the provider answered, or is about to: a no to it
      // says nothing of the part. Where the first try has ended, the job asks within a minute.
      if (refundId === begunId) await send(parts, asked, refundId)
      const refunded = await findPaymentOfPerson(parts.db, asked.transactionId)
      return viewForAdmin(refunded ?? refuse('paymentNotFound'), parts.provider)
    },
  })
}

async function send(parts: PaymentParts, { named }: Asked, refundId: number): Promise<void> {
  if ((await sendRefund(parts, refundId)) !== 'turnedAway') return
  await parts.inTransaction((tx) => takeBackTheWord(tx, refundId, named))
  refuse('paymentProviderUnavailable')
}

async function begin(
  tx: Tx,
  { ports }: PaymentParts,
  { admin, asked }: { admin: Viewer; asked: Asked },
): Promise<{ refundId: number }> {
  const payment = (await lockByTransaction(tx, asked.transactionId)) ?? refuse('paymentNotFound')
  if (!canGoBack(payment)) refuseStale('stateChanged', nothing)
  await lockAvailable(tx, payment.user_id)
  const unspent = await reckonUnspent(tx, ports, payment)
  const figures = await withDebt(tx, payment, figuresAsked(payment, asked) ?? unspent)
  const isAsShown = asked.debt === undefined || asked.debt === figures.debt
  if (figures.cents === 0 || !isAsShown) refuseStale('stateChanged', figures)
  const { id: actor_id, requestId: request_id } = admin
  const by = { kind: 'ADMIN', actor_id, reason: asked.reason, request_id } as const
  const { id: refundId } = await askRefund(tx, payment, figures, by)
  return { refundId }
}

function figuresAsked(payment: PaymentRecord, { credits, cents }: Asked): Figures | undefined {
  if (credits === undefined || cents === undefined) return undefined
  requireAtMost('credits', credits, payment.credits - payment.refunded_credits)
  requireAtMost('cents', cents, payment.gross_cents - payment.refunded_cents)
  return { credits, cents }
}

/** The same act can succeed later under its key: nothing of it is left. */
async function takeBackTheWord(tx: Tx, refundId: number, named: NamedAct | null): Promise<void> {
  const refund = await findRefund(tx, refundId)
  if (!refund) return
  await lockPayment(tx, refund.payment_id)
  const underWay = await findUnderWay(tx, refund.payment_id)
  if (underWay?.id === refundId) await undoRefund(tx, underWay)
  if (named) await forgetNote(tx, named)
}
