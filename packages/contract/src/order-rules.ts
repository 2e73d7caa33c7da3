/**
 * The rules of orders (`orders.course`) as data: server, buttons and tests all read them here. Free of
 * zod, so that a screen can use them without loading the contract's parser.
 */
import { calendarDay, dayAfter, endOfDay, monthsLater } from './calendar.ts'
import { isMoveFrom, type Move } from './moves.ts'

/**
 * - `PLACED`: the credits wait, the seller has not answered.
 * - `SHIPPED`: on its way; the credits still wait.
 * - `DISPUTED`: the credits stay where they are until an admin decides.
 * - `CONFIRMED`: the seller has the credits: the buyer or time said so, or an admin decided it.
 * - `DECLINED`, `EXPIRED`, `REFUNDED`: the buyer has the credits back: the seller said no, did not
 *   answer, or an admin decided it.
 * - `WITHDRAWN`: the buyer does not want it any more. Before shipping that is the end, and the credits
 *   are back; afterwards the buyer sends it back first.
 * - `RETURNING`: on its way back to the seller.
 * - `RETURNED`: the seller has it again, and the buyer the credits.
 * - `CLAIMED`: the buyer says that what came has a fault; an admin decides.
 */
export const orderStatuses = [
  'PLACED',
  'SHIPPED',
  'DISPUTED',
  'CONFIRMED',
  'DECLINED',
  'EXPIRED',
  'REFUNDED',
  'WITHDRAWN',
  'RETURNING',
  'RETURNED',
  'CLAIMED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** The maker of a move: one of the two sides, an admin, or time. */
export type OrderActor = 'buyer' | 'seller' | 'admin' | 'time'

/**
 * What becomes of the credits: they stay where they are, in escrow or with the seller; the seller is to
 * have them; or the buyer is to have them back, from wherever they are.
 */
type OrderCredits = 'wait' | 'pay' | 'release'

/**
 * The table of moves. What is not in it does not happen.
 *
 * - `expire`: the seller did not answer in `orderAnswerDays`.
 * - `settle`: the buyer said nothing for `orderConfirmDays` after shipping.
 * - `cancel`, `withdraw`: the buyer withdraws, before and after it was shipped (`orders.returns`).
 * - `lapse`: the buyer withdrew and sent nothing back in `orderReturnDays`.
 * - `settleReturn`: the seller said nothing for `orderReturnDays` after the buyer sent it back.
 * - `contest`: what came back is not as it should be, says the seller; decided like a dispute.
 * - `pay`, `refund`: an admin's two ways to decide a dispute. The buyer may also end it by confirming.
 * - `grant`, `dismiss`: an admin's two ways to decide a claim.
 */
export const orderMoves = {
  ship: { from: ['PLACED'], to: 'SHIPPED', by: 'seller', credits: 'wait' },
  decline: { from: ['PLACED'], to: 'DECLINED', by: 'seller', credits: 'release' },
  expire: { from: ['PLACED'], to: 'EXPIRED', by: 'time', credits: 'release' },
  cancel: { from: ['PLACED'], to: 'WITHDRAWN', by: 'buyer', credits: 'release' },
  confirm: { from: ['SHIPPED', 'DISPUTED'], to: 'CONFIRMED', by: 'buyer', credits: 'pay' },
  settle: { from: ['SHIPPED'], to: 'CONFIRMED', by: 'time', credits: 'pay' },
  dispute: { from: ['SHIPPED'], to: 'DISPUTED', by: 'buyer', credits: 'wait' },
  withdraw: { from: ['SHIPPED', 'CONFIRMED'], to: 'WITHDRAWN', by: 'buyer', credits: 'wait' },
  lapse: { from: ['WITHDRAWN'], to: 'CONFIRMED', by: 'time', credits: 'pay' },
  return: { from: ['WITHDRAWN'], to: 'RETURNING', by: 'buyer', credits: 'wait' },
  receiveBack: { from: ['RETURNING'], to: 'RETURNED', by: 'seller', credits: 'release' },
  settleReturn: { from: ['RETURNING'], to: 'RETURNED', by: 'time', credits: 'release' },
  contest: { from: ['RETURNING'], to: 'DISPUTED', by: 'seller', credits: 'wait' },
  claim: { from: ['CONFIRMED'], to: 'CLAIMED', by: 'buyer', credits: 'wait' },
  pay: { from: ['DISPUTED'], to: 'CONFIRMED', by: 'admin', credits: 'pay' },
  refund: { from: ['DISPUTED'], to: 'REFUNDED', by: 'admin', credits: 'release' },
  grant: { from: ['CLAIMED'], to: 'REFUNDED', by: 'admin', credits: 'release' },
  dismiss: { from: ['CLAIMED'], to: 'CONFIRMED', by: 'admin', credits: 'pay' },
} as const satisfies Record<string, Move<OrderStatus, OrderActor, OrderCredits>>

export type OrderAct = keyof typeof orderMoves
export const orderActs = Object.keys(orderMoves) as OrderAct[]

/** Whether an act is possible from a status, whoever asks. */
export function mayMoveOrder(act: OrderAct, from: OrderStatus): boolean {
  return isMoveFrom<OrderStatus>(orderMoves[act], from)
}

/** How far an order has come, as far as its moves ask for more than its status. */
export interface OrderCourse {
  status: OrderStatus
  /** The moment it was shipped; null before. */
  shippedAt: Date | null
  /** The moment the buyer said that it arrived; null where they did not. */
  confirmedAt: Date | null
  /** The moment the buyer withdrew after it was shipped; null where they did not. */
  withdrawnAt: Date | null
  /** The moment of its only claim; null without one. */
  claimedAt: Date | null
  /** The moment its buyer was told that the product is recalled; null where it is not. */
  recalledAt: Date | null
}

/**
 * Whether an act is possible now, whoever asks: three acts ask for more than the status. A purchase is
 * withdrawn once and within its days, unless the product is recalled (`products.recall`); something is
 * sent back that was sent; and there is one claim within the years it may be made in.
 */
export function isOrderActOpen(act: OrderAct, course: OrderCourse, now: Date): boolean {
  if (!mayMoveOrder(act, course.status)) return false
  const { shippedAt, withdrawnAt, claimedAt, recalledAt } = course
  if (act === 'withdraw') {
    return recalledAt !== null || (!withdrawnAt && !isOver(withdrawableUntil(course), now))
  }
  if (act === 'return' || act === 'lapse') return shippedAt !== null
  if (act === 'claim') return !claimedAt && !isOver(claimableUntil(course), now)
  return true
}

const isOver = (until: Date | null, now: Date) => until !== null && until <= now

/** The day something arrived: when the buyer said so, otherwise presumed some days after shipping. */
function deliveredOn({ shippedAt, confirmedAt }: Arrival): string | null {
  if (confirmedAt) return calendarDay(confirmedAt)
  return shippedAt && dayAfter(calendarDay(shippedAt), orderArrivalDays)
}

type Arrival = Pick<OrderCourse, 'shippedAt' | 'confirmedAt'>

/** Until when a buyer may withdraw from what was shipped, through a whole day; null before shipping. */
export function withdrawableUntil(arrival: Arrival): Date | null {
  const day = deliveredOn(arrival)
  return day === null ? null : endOfDay(dayAfter(day, orderWithdrawalDays))
}

/** Until when a buyer may claim a fault of what arrived, through a whole day; null before shipping. */
export function claimableUntil(arrival: Arrival): Date | null {
  const day = deliveredOn(arrival)
  if (day === null) return null
  return endOfDay(calendarDay(monthsLater(new Date(`${day}T12:00:00Z`), 12 * orderClaimYears)))
}

/** Until when a return that begins at a moment may take, through a whole day. */
export function returnableUntil(from: Date): Date {
  return endOfDay(dayAfter(calendarDay(from), orderReturnDays))
}

/** Statuses in which an order waits for an admin. */
export const undecidedOrderStatuses = ['DISPUTED', 'CLAIMED'] as const satisfies OrderStatus[]

/**
 * Statuses in which an order is not at its end; they keep the accounts of both sides open
 * (`account.closing`). One that was withdrawn before it was shipped has ended all the same.
 */
export const openOrderStatuses = [
  'PLACED',
  'SHIPPED',
  'DISPUTED',
  'WITHDRAWN',
  'RETURNING',
  'CLAIMED',
] as const

/** Days a seller has to answer an order. */
export const orderAnswerDays = 7

/** Days after shipping until the seller is credited although the buyer said nothing. */
export const orderConfirmDays = 14

/** Days after shipping when something counts as arrived, for what begins with its arrival. */
export const orderArrivalDays = 5

/** Days after arrival in which a buyer may withdraw. */
export const orderWithdrawalDays = 14

/** Days a buyer has to send back what they withdrew from, and a seller to say that it came. */
export const orderReturnDays = 14

/** Years after arrival in which a buyer may claim a fault. */
export const orderClaimYears = 3

/** Countries to which products are delivered at their price; elsewhere the seller is asked (`orderNotAllowed`). */
export const deliveryCountries = ['PT', 'ES'] as const

export function isDelivered(country: string): boolean {
  return (deliveryCountries as readonly string[]).includes(country)
}

/** Longest texts of an order, in characters. */
export const orderTextLimits = {
  name: 100,
  address: 255,
  city: 100,
  phone: 40,
  note: 255,
  tracking: 255,
  reason: 1000,
} as const
