/**
 * The rules of orders (`orders.course`) as data: server, buttons and tests all read them here. Free of
 * zod, so that a screen can use them without loading the contract's parser.
 */
import { isMoveFrom, type Move } from './moves.ts'

/**
 * - `PLACED`: the credits wait, the seller has not answered.
 * - `SHIPPED`: on its way; the credits still wait.
 * - `CONFIRMED`: the seller has the credits: the buyer or time said so, or an admin decided it.
 * - `DECLINED`, `EXPIRED`, `REFUNDED`: the buyer has the credits back: the seller said no, did not
 *   answer, or an admin decided it.
 * - `DISPUTED`: the credits wait for an admin's decision.
 */
export const orderStatuses = [
  'PLACED',
  'SHIPPED',
  'DISPUTED',
  'CONFIRMED',
  'DECLINED',
  'EXPIRED',
  'REFUNDED',
] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** Who makes a move: one of the two sides, an admin, or time. */
export type OrderActor = 'buyer' | 'seller' | 'admin' | 'time'

/** What becomes of the credits: they go on waiting, go to the seller, or back to the buyer. */
type OrderCredits = 'wait' | 'pay' | 'release'

/**
 * The table of moves. What is not in it does not happen.
 *
 * - `expire`: the seller did not answer in `orderAnswerDays`.
 * - `settle`: the buyer said nothing for `orderConfirmDays` after shipping.
 * - `pay`, `refund`: an admin's two ways to decide a dispute. The buyer may also end it by confirming.
 */
export const orderMoves = {
  ship: { from: ['PLACED'], to: 'SHIPPED', by: 'seller', credits: 'wait' },
  decline: { from: ['PLACED'], to: 'DECLINED', by: 'seller', credits: 'release' },
  expire: { from: ['PLACED'], to: 'EXPIRED', by: 'time', credits: 'release' },
  confirm: { from: ['SHIPPED', 'DISPUTED'], to: 'CONFIRMED', by: 'buyer', credits: 'pay' },
  settle: { from: ['SHIPPED'], to: 'CONFIRMED', by: 'time', credits: 'pay' },
  dispute: { from: ['SHIPPED'], to: 'DISPUTED', by: 'buyer', credits: 'wait' },
  pay: { from: ['DISPUTED'], to: 'CONFIRMED', by: 'admin', credits: 'pay' },
  refund: { from: ['DISPUTED'], to: 'REFUNDED', by: 'admin', credits: 'release' },
} as const satisfies Record<string, Move<OrderStatus, OrderActor, OrderCredits>>

export type OrderAct = keyof typeof orderMoves
export const orderActs = Object.keys(orderMoves) as OrderAct[]

/** Whether an act is possible from a status, whoever asks. */
export function mayMoveOrder(act: OrderAct, from: OrderStatus): boolean {
  return isMoveFrom<OrderStatus>(orderMoves[act], from)
}

/** Orders whose credits still wait; they keep the accounts of both sides open (`account.closing`). */
export const openOrderStatuses = ['PLACED', 'SHIPPED', 'DISPUTED'] as const

/** Days a seller has to answer an order. */
export const orderAnswerDays = 7

/** Days after shipping until the seller is credited although the buyer said nothing. */
export const orderConfirmDays = 14

/** Where products are delivered at their price; elsewhere the seller is asked (`orderNotAllowed`). */
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
