import type { OrderAct } from '@podium/contract/order-rules'
import type { Order } from '@podium/contract/orders'

/** Acts after which an order is told as being on its way, and not as ended. */
type UnderWay = 'ship' | 'dispute' | 'withdraw' | 'return' | 'contest' | 'claim'
type Ending = Exclude<OrderAct, UnderWay>

type Words =
  | 'note'
  | 'tracking'
  | 'declineReason'
  | 'disputeReason'
  | 'decisionReason'
  | 'returnNote'
  | 'contestReason'
  | 'claimReason'
  | 'claimAnswer'

type What = 'placed' | 'shipped' | 'disputed' | 'withdrawn' | 'sentBack' | 'contested' | 'claimed'

/** Something that happened to an order, and what was said with it. */
export interface TimelineStep {
  what: What | 'paid' | 'keep' | Ending
  /** ISO time. */
  at: string
  said?: { label: Words; text: string }
}

/** What happened to an order, the first thing first. */
export function timelineSteps(order: Order): TimelineStep[] {
  const { placedAt, delivery } = order
  const on = (what: What, at: string | null, label?: Words, text = ''): TimelineStep[] =>
    at ? [{ what, at, ...(label && { said: { label, text } }) }] : []
  const steps = [
    ...on('placed', placedAt, 'note', delivery?.note),
    ...on('shipped', order.shippedAt, 'tracking', order.trackingNote),
    ...on('disputed', order.disputedAt, 'disputeReason', order.disputeReason),
    ...paidIn(order),
    ...on('withdrawn', order.withdrawnAt),
    ...on('sentBack', order.sentBackAt, 'returnNote', order.returnNote),
    ...on('contested', order.contestedAt, 'contestReason', order.contestReason),
    ...on('claimed', order.claimedAt, 'claimReason', order.claimReason),
  ]
  return [...steps.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)), ...endOf(order)]
}

/** That the seller was credited, where that was not the end. */
function paidIn({ paidAt, endedAt, confirmedAt }: Order): TimelineStep[] {
  if (!paidAt || paidAt === endedAt) return []
  return [{ what: confirmedAt === paidAt ? 'confirm' : 'paid', at: paidAt }]
}

function endOf(order: Order): TimelineStep[] {
  const { endedAt, lastAct, contestedAt } = order
  if (!endedAt || !lastAct || !isEnding(lastAct)) return []
  // What went back did not arrive once more: its buyer lets the purchase stand.
  if (lastAct === 'confirm' && contestedAt) return [{ what: 'keep', at: endedAt }]
  const label = wordsOf[lastAct] ?? 'decisionReason'
  const text = label === 'note' || label === 'tracking' ? '' : order[label]
  return [{ what: lastAct, at: endedAt, said: { label, text } }]
}

const wordsOf: Partial<Record<Ending, Words>> = {
  decline: 'declineReason',
  grant: 'claimAnswer',
  dismiss: 'claimAnswer',
}

const underWay: readonly OrderAct[] = ['ship', 'dispute', 'withdraw', 'return', 'contest', 'claim']

function isEnding(act: OrderAct): act is Ending {
  return !underWay.includes(act)
}
