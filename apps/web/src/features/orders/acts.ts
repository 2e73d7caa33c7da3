import { thisMoment } from '@podium/contract/clock'
import {
  isOrderActOpen,
  orderActs,
  orderMoves,
  type OrderStatus,
  orderTextLimits,
} from '@podium/contract/order-rules'
import type { Order, shipOrder } from '@podium/contract/orders'

interface ActShape {
  /** The field of its form, as the contract calls it; none where nothing is asked. */
  readonly field?: 'trackingNote' | 'reason' | 'note'
  readonly max?: number
  readonly required?: boolean
  /** Nothing leads back from it. */
  readonly isFinal?: boolean
  /** Never the main button: a correction, or one of two decisions of one weight. */
  readonly isQuiet?: boolean
}

const { tracking, reason } = orderTextLimits

/** What people do with an order, and what they are asked for it. */
export const acts = {
  ship: { field: 'trackingNote', max: tracking },
  track: { field: 'trackingNote', max: tracking, isQuiet: true },
  decline: { field: 'reason', max: reason, isFinal: true },
  confirm: {},
  keep: { isQuiet: true },
  dispute: { field: 'reason', max: reason, required: true },
  cancel: { isFinal: true, isQuiet: true },
  withdraw: { isQuiet: true },
  return: { field: 'note', max: tracking },
  receiveBack: {},
  contest: { field: 'reason', max: reason, required: true },
  claim: { field: 'reason', max: reason, required: true, isQuiet: true },
  pay: { field: 'reason', max: reason, required: true, isQuiet: true },
  leave: { field: 'reason', max: reason, required: true, isQuiet: true },
  refund: { field: 'reason', max: reason, required: true, isQuiet: true },
  grant: { field: 'reason', max: reason, required: true, isQuiet: true },
  dismiss: { field: 'reason', max: reason, required: true, isQuiet: true },
} as const satisfies Record<string, ActShape>

export type Act = keyof typeof acts

/** How an act's form is, without its name. */
export function shapeOf(act: Act): ActShape {
  return acts[act]
}

/** What the viewer may do now; the most likely act comes last, where the main button stands. */
export function actsOf({
  abilities,
  status,
  contestedAt,
  paidAt,
}: Pick<Order, 'abilities' | 'status' | 'contestedAt' | 'paidAt'>): Act[] {
  const { decide, decideClaim, withdraw, ...own } = abilities
  const may: Partial<Record<Act, boolean>> = {
    cancel: withdraw && status === 'PLACED',
    withdraw: withdraw && status !== 'PLACED',
    claim: own.claim,
    decline: own.decline,
    ship: own.ship,
    track: own.track,
    dispute: own.dispute,
    // A buyer whose return is disputed does not say that something came, but gives the return up.
    confirm: own.confirm && contestedAt === null,
    keep: own.confirm && contestedAt !== null,
    contest: own.contest,
    receiveBack: own.receiveBack,
    return: own.return,
    refund: decide,
    // Who has the credits already keeps them.
    pay: decide && paidAt === null,
    leave: decide && paidAt !== null,
    grant: decideClaim,
    dismiss: decideClaim,
  }
  return (Object.keys(may) as Act[]).filter((act) => may[act])
}

type Standing = 'status' | 'shippedAt' | 'confirmedAt' | 'withdrawnAt' | 'claimedAt' | 'recalled'

/** Whether its side, or who does it for them, can still do something with an order as it stands. */
export function isOpenToSide({
  side,
  status,
  recalled,
  ...at
}: Pick<Order, 'side' | Standing>): boolean {
  const now = thisMoment()
  const momentOf = (text: string | null) => (text === null ? null : new Date(text))
  const course = {
    status,
    shippedAt: momentOf(at.shippedAt),
    confirmedAt: momentOf(at.confirmedAt),
    withdrawnAt: momentOf(at.withdrawnAt),
    claimedAt: momentOf(at.claimedAt),
    // Since when is all the same.
    recalledAt: recalled === null ? null : now,
  }
  return orderActs.some((act) => orderMoves[act].by === side && isOrderActOpen(act, course, now))
}

/** What a dialog said of the order, whatever has become of it behind: cancelling is no withdrawing. */
export function seenAs(act: Act): { status?: OrderStatus } {
  if (act === 'cancel') return { status: 'PLACED' }
  return act === 'withdraw' ? { status: 'SHIPPED' } : {}
}

/** All of them take an id and a small body, and answer the order. */
export async function routeOf(act: Act): Promise<typeof shipOrder> {
  const contract = await import('@podium/contract/orders')
  const routes = {
    ship: contract.shipOrder,
    track: contract.trackOrder,
    decline: contract.declineOrder,
    confirm: contract.confirmOrder,
    keep: contract.confirmOrder,
    dispute: contract.disputeOrder,
    cancel: contract.withdrawOrder,
    withdraw: contract.withdrawOrder,
    return: contract.returnOrder,
    receiveBack: contract.receiveOrderBack,
    contest: contract.disputeOrder,
    claim: contract.claimOrder,
    pay: contract.decideOrder,
    leave: contract.decideOrder,
    refund: contract.decideOrder,
    grant: contract.decideClaim,
    dismiss: contract.decideClaim,
  }
  return routes[act] as unknown as typeof shipOrder
}

/** How an admin's two ways are called by the calls that decide. */
const decisions: Partial<Record<Act, string>> = {
  pay: 'pay',
  leave: 'pay',
  refund: 'refund',
  grant: 'REFUND',
  dismiss: 'DISMISS',
}

/** What an act sends; nothing for one without a field. */
export function bodyOf(act: Act, text: string): object | undefined {
  const { field } = shapeOf(act)
  if (!field) return undefined
  const said = { [field]: text }
  return act in decisions ? { decision: decisions[act], ...said } : said
}
