import { part, offer, takeUp } from './delegations.ts'
import { endGoal, setGoal } from './goals.ts'
import { double, takeBack } from './matches.ts'
import { moveOrder, order } from './orders.ts'
import { buy, check, pay, refund, withdrawPayment } from './payments.ts'
import { leavePlan, takePlan } from './plans.ts'
import { recall, tellRecall } from './recalls.ts'
import type { Act } from './stage.ts'
import { accept, ask, cancel, close, reject, renew } from './supports.ts'
import { jump, work } from './time.ts'
import { adjust } from './wallets.ts'

type Row = [name: string, times: number, act: Act]

const supports: Row[] = [
  ['adjust', 3, adjust],
  ['ask', 8, ask],
  ['accept', 8, accept],
  ['reject', 2, reject],
  ['cancel', 4, cancel],
  ['renew', 2, renew],
  ['close', 1, close],
  ['double', 3, double],
  ['take back', 2, takeBack],
  ['set goal', 2, setGoal],
  ['end goal', 1, endGoal],
]
const payments: Row[] = [
  ['buy', 3, buy],
  ['pay', 6, pay],
  ['check', 1, check],
  ['withdraw', 3, withdrawPayment],
  ['refund', 2, refund],
  ['take plan', 3, takePlan],
  ['leave plan', 1, leavePlan],
]
const orders: Row[] = [
  ['order', 5, order],
  ['move order', 10, moveOrder],
  ['recall', 1, recall],
  ['tell recall', 1, tellRecall],
]
const delegations: Row[] = [
  ['offer', 2, offer],
  ['take up', 2, takeUp],
  ['part', 1, part],
]
const time: Row[] = [
  ['jump', 3, jump],
  ['work', 5, work],
]

/** Each act as often as it is to be drawn. */
const drawn = (...rows: Row[]) =>
  rows.flatMap(([name, times, act]) => Array.from({ length: times }, () => ({ name, act })))

const everything = drawn(...supports, ...payments, ...orders, ...delegations, ...time)

/** What a round is about: everything, or one thing alone, which then gets in its own way more often. */
export const themes = [
  ...[everything, everything, everything],
  drawn(...supports, ...time),
  drawn(...payments, ...time),
  drawn(...orders, ['jump', 1, jump], ['work', 1, work]),
  drawn(...delegations, ['ask', 6, ask], ['accept', 4, accept], ['order', 3, order]),
]
