import { part, offer, takeUp } from './delegations.ts'
import { double, takeBack } from './matches.ts'
import { moveOrder, order } from './orders.ts'
import { buy, check, pay, refund, withdrawPayment } from './payments.ts'
import type { Act } from './stage.ts'
import { accept, ask, cancel, close, reject, renew } from './supports.ts'
import { jump, work } from './time.ts'
import { adjust } from './wallets.ts'

/** Everything people do, with how often beside the others. */
const all: [name: string, times: number, act: Act][] = [
  ['adjust', 3, adjust],
  ['ask', 8, ask],
  ['accept', 8, accept],
  ['reject', 2, reject],
  ['cancel', 4, cancel],
  ['renew', 2, renew],
  ['close', 1, close],
  ['double', 3, double],
  ['take back', 2, takeBack],
  ['buy', 3, buy],
  ['pay', 6, pay],
  ['check', 1, check],
  ['withdraw', 3, withdrawPayment],
  ['refund', 2, refund],
  ['order', 5, order],
  ['move order', 10, moveOrder],
  ['offer', 2, offer],
  ['take up', 2, takeUp],
  ['part', 1, part],
  ['jump', 3, jump],
  ['work', 5, work],
]

/** Each act as often as it is to be drawn. */
export const drawn = all.flatMap(([name, times, act]) =>
  Array.from({ length: times }, () => ({ name, act })),
)
