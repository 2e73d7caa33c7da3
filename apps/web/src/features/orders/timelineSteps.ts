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

/** That the seller was credited, where that was not the end; why, where an admin decided it. */
function paidIn(order: Order): TimelineStep[] {
  const { paidAt, endedAt, confirmedAt } = order
  if (!paidAt || paidAt === endedAt) return []
  if (confirmedAt === paidAt) return [{ what: 'confirm', at: paidAt }]
  return [{ what: 'paid', at: paidAt, ...decidedWith(order) }]
}

/** The words by which a dispute about what came was decided, unless what came back was decided about since. */
function decidedWith({ disputedAt, contestedAt, lastAct, decisionReason: text }: Order) {
  const isDecidedSince = contestedAt && lastAct !== 'contest' && lastAct !== 'confirm'
  return disputedAt && !isDecidedSince ? { said: { label: 'decisionReason' as const, text } } : {}
}

function endOf(order: Order): TimelineStep[] {
  const { endedAt, lastAct, contestedAt } = order
  if (!endedAt || !lastAct || !isEnding(lastAct)) return []
  // What went back did not arrive once more: its buyer lets the purchase stand.
  if (lastAct === 'confirm' && contestedAt) return [{ what: 'keep', at: endedAt }]
  const label = wordsOf[lastAct]
  return [{ what: lastAct, at: endedAt, ...(label && { said: { label, text: order[label] } }) }]
}

/** What is said with an end that somebody gives words for: those of an earlier step are not its own. */
const wordsOf: Partial<Record<Ending, 'declineReason' | 'decisionReason' | 'claimAnswer'>> = {
  decline: 'declineReason',
  pay: 'decisionReason',
  refund: 'decisionReason',
  grant: 'claimAnswer',
  dismiss: 'claimAnswer',
}

const underWay: readonly OrderAct[] = ['ship', 'dispute', 'withdraw', 'return', 'contest', 'claim']

function isEnding(act: OrderAct): act is Ending {
  return !underWay.includes(act)
}
