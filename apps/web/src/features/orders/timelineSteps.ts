import type { Order } from '@podium/contract/orders'

type Ending = 'decline' | 'expire' | 'confirm' | 'settle' | 'pay' | 'refund'

/** Something that happened to an order, and what was said with it. */
export interface TimelineStep {
  what: 'placed' | 'shipped' | 'disputed' | Ending
  /** ISO time. */
  at: string
  said?: {
    label: 'note' | 'tracking' | 'declineReason' | 'disputeReason' | 'decisionReason'
    text: string
  }
}

/** What happened to an order, the first thing first. */
export function timelineSteps(order: Order): TimelineStep[] {
  const { placedAt, shippedAt, disputedAt, delivery } = order
  const note = { label: 'note', text: delivery?.note ?? '' } as const
  const tracking = { label: 'tracking', text: order.trackingNote } as const
  const wrong = { label: 'disputeReason', text: order.disputeReason } as const
  return [
    { what: 'placed', at: placedAt, said: note },
    ...(shippedAt ? [{ what: 'shipped', at: shippedAt, said: tracking } as const] : []),
    ...(disputedAt ? [{ what: 'disputed', at: disputedAt, said: wrong } as const] : []),
    ...endOf(order),
  ]
}

function endOf({ endedAt, lastAct, declineReason, decisionReason }: Order): TimelineStep[] {
  if (!endedAt || !lastAct || !isEnding(lastAct)) return []
  const decline = { label: 'declineReason', text: declineReason } as const
  const decision = { label: 'decisionReason', text: decisionReason } as const
  const said = lastAct === 'decline' ? decline : decision
  return [{ what: lastAct, at: endedAt, said }]
}

function isEnding(act: NonNullable<Order['lastAct']>): act is Ending {
  return act !== 'ship' && act !== 'dispute'
}
