import { cancelSubscription, subscribe } from '@podium/contract/plans'
import { castInvoice } from '../../../apps/api/test/buying.ts'
import { type Act, by } from './stage.ts'

const plans = {
  professional: ['STANDARD', 'STANDARD', 'PERFORMANCE'],
  sponsor: ['SPONSOR_START', 'SPONSOR_START', 'SPONSOR_PREMIUM'],
} as const

/** Somebody takes a plan, or its next period; it is paid as packs are. */
export const takePlan: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { athletes, managers, seller } = stage.cast
  const who = chance.pick([athletes[0]!, ...managers, seller])
  const planId = chance.pick(who.role === 'SPONSOR' ? plans.sponsor : plans.professional)
  const body = { planId, invoice: castInvoice }
  const heard = await stage.calls.make(by(turn, who), subscribe, { body }, { key })
  if (!heard.done) return
  const { transactionId, amountCents: cents } = heard.reply
  const { payments } = stage.books
  if (payments.has(transactionId)) return
  const paid = { transactionId, buyer: who.id, credits: 0, cents, plan: planId }
  payments.set(transactionId, { ...paid, isApproved: false, back: [] })
}

/** Somebody wants no further period. */
export const leavePlan: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { athletes, managers, seller } = stage.cast
  const who = chance.pick([athletes[0]!, ...managers, seller])
  await stage.calls.make(by(turn, who), cancelSubscription, {}, { key })
}
