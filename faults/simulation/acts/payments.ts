import {
  checkPayment,
  getRefund,
  getWithdrawal,
  postSandboxOutcome,
  refundPayment,
  type SandboxOutcome,
  submitPayment,
  withdraw,
} from '@podium/contract/payments'
import { castInvoice } from '../../../apps/api/test/buying.ts'
import type { PaymentBook } from '../books.ts'
import { membersOf, type Somebody } from '../cast.ts'
import { type Act, by, pickLatest, type Stage, type Turn } from './stage.ts'

const outcomes: SandboxOutcome[] = [
  ...(['approve', 'approve', 'approve', 'duplicate'] as const),
  ...(['refuse', 'expire', 'late', 'refund', 'unknown', 'wait'] as const),
]

export const buy: Act = async (turn) => {
  const { stage, chance, key } = turn
  const buyer = chance.pick(membersOf(stage.cast))
  const body = { creditAmount: chance.pick([50, 120, 250]), invoice: castInvoice }
  const heard = await stage.calls.make(by(turn, buyer), submitPayment, { body }, { key })
  if (!heard.done) return
  const { transactionId, amountCents: cents } = heard.reply
  const { payments } = stage.books
  if (payments.has(transactionId)) return
  const paid = { transactionId, buyer: buyer.id, credits: body.creditAmount, cents, plan: null }
  payments.set(transactionId, { ...paid, isApproved: false, back: [] })
}

/** What the buyer does at the provider, and the notices it sends. */
export const pay: Act = async (turn) => {
  const { stage, chance, key } = turn
  const payment = pickPayment(turn)
  if (!payment) return
  const outcome = chance.pick(outcomes)
  const params = { transactionId: payment.transactionId }
  const sent = { params, body: { outcome } }
  const buyer = buyerOf(stage, payment)
  turn.actor.act += ` ${outcome}`
  const heard = await stage.calls.make(by(turn, buyer), postSandboxOutcome, sent, { key })
  if (heard.done && heard.reply.status === 'PAID') payment.isApproved = true
}

export const check: Act = async (turn) => {
  const { stage, key } = turn
  const payment = pickPayment(turn)
  if (!payment) return
  const sent = { params: { id: payment.transactionId } }
  await stage.calls.make(by(turn, buyerOf(stage, payment)), checkPayment, sent, { key })
}

/** Reads what can be taken back, and takes it back as it was shown. */
export const withdrawPayment: Act = async (turn) => {
  const { stage, key } = turn
  const payment = pickPayment(turn)
  if (!payment) return
  const buyer = by(turn, buyerOf(stage, payment))
  const params = { id: payment.transactionId }
  const shown = await stage.calls.make(buyer, getWithdrawal, { params }, { key: `${key}-look` })
  if (!shown.done || !shown.reply.possible) return
  const { credits, cents } = shown.reply
  const sent = { params, body: { credits, cents } }
  const heard = await stage.calls.make(buyer, withdraw, sent, { key })
  if (heard.done) payment.back.push({ credits, cents })
}

/** The admin gives back what is unspent, or more, which becomes a debt. */
export const refund: Act = async (turn) => {
  const { stage, chance, key } = turn
  const payment = pickPayment(turn)
  if (!payment) return
  const admin = by(turn, stage.cast.admin)
  const params = { id: payment.transactionId }
  const query = chance.oneIn(2) ? {} : { credits: 10 * (1 + chance.below(5)) }
  const shown = await stage.calls.make(admin, getRefund, { params, query }, { key: `${key}-look` })
  if (!shown.done || shown.reply.cents === 0) return
  const { credits, cents, debt } = shown.reply
  const body = { credits, cents, debt, reason: 'Simulation' }
  const heard = await stage.calls.make(admin, refundPayment, { params, body }, { key })
  if (heard.done) payment.back.push({ credits, cents })
}

const pickPayment = (turn: Turn) => pickLatest(turn, turn.stage.books.payments, { most: 5 })

function buyerOf({ cast }: Stage, { buyer }: PaymentBook): Somebody {
  return membersOf(cast).find(({ id }) => id === buyer)!
}
