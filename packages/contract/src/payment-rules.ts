/**
 * The rules of payments (`payments.provider`) as data. Free of zod, so that a screen can use them
 * without loading the contract's parser.
 */
import { isMoveFrom, type Move } from './moves.ts'

export const paymentStatuses = [
  'PENDING',
  'PAID',
  'REFUNDED',
  'EXPIRED',
  'UNKNOWN',
  'REJECTED',
] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What a status means to who reads it: a new one is decided here, and so everywhere. */
interface StatusRules {
  /** Its buyer can go on paying. */
  isOpen: boolean
  /** It did not come to be paid, and its buyer may begin another. */
  hasFailed: boolean
  /** A screen that shows it asks again: it may change at any moment, also when money comes late. */
  isWatched: boolean
  /**
   * How the job asks the provider about it: `open` once a minute and later seldom, `late` for money
   * that comes after the end, `settled` for money that goes back, null never.
   */
  asked: 'open' | 'late' | 'settled' | null
}

export const paymentStatusRules: Record<PaymentStatus, StatusRules> = {
  PENDING: { isOpen: true, hasFailed: false, isWatched: true, asked: 'open' },
  UNKNOWN: { isOpen: true, hasFailed: false, isWatched: true, asked: 'open' },
  PAID: { isOpen: false, hasFailed: false, isWatched: false, asked: 'settled' },
  REFUNDED: { isOpen: false, hasFailed: false, isWatched: false, asked: null },
  EXPIRED: { isOpen: false, hasFailed: true, isWatched: true, asked: 'late' },
  REJECTED: { isOpen: false, hasFailed: true, isWatched: false, asked: 'late' },
}

/** Who takes money back: the buyer in their first days, an admin, or the provider by itself. */
export const refundKinds = ['WITHDRAWAL', 'ADMIN', 'PROVIDER'] as const
export type RefundKind = (typeof refundKinds)[number]

/** The provider has not confirmed it yet, has, or did not take it and all is as it was. */
export const refundStates = ['ASKED', 'DONE', 'UNDONE'] as const
export type RefundState = (typeof refundStates)[number]

/** An invoice says what was paid, a credit note what of it went back (`payments.documents`). */
export const documentKinds = ['INVOICE', 'CREDIT_NOTE'] as const
export type DocumentKind = (typeof documentKinds)[number]

/**
 * How such a document stands: to be issued, issued, or turned away by the invoicing program, until an
 * admin has it tried again.
 */
export const documentStatuses = ['PENDING', 'ISSUED', 'FAILED'] as const
export type DocumentStatus = (typeof documentStatuses)[number]

/**
 * Why a document is not issued: the program does not answer, does not let us in, turns it away, lacks
 * the tax that stands on it, has a draft about something else, nobody is known to make it out to, or
 * something of our own broke.
 */
export const documentTroubles = [
  'NO_ANSWER',
  'LOCKED_OUT',
  'TURNED_AWAY',
  'NO_TAX',
  'DRAFT_DIFFERS',
  'NO_BUYER',
  'FAULT',
] as const
export type DocumentTrouble = (typeof documentTroubles)[number]

/** How the invoice of a payment stands: there is none, or all of it was taken back by credit notes. */
export const invoiceStatuses = ['NONE', ...documentStatuses, 'CREDITED'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Days after the one of payment on which a buyer may take back what is unspent (`payments.withdrawal`). */
export const withdrawalDays = 14

/**
 * Why nothing can be withdrawn: it was never paid, its refund is under way, all of it went back
 * already, the days are over, or nothing of it is left.
 */
export const withdrawalHindrances = ['NOT_PAID', 'UNDER_WAY', 'REFUNDED', 'OVER', 'SPENT'] as const
export type WithdrawalHindrance = (typeof withdrawalHindrances)[number]

/** Cents for a part of a price, rounded half up: so many of so many credits, or days. */
export function partOfPrice(grossCents: number, part: number, whole: number): number {
  return Math.round((grossCents * part) / whole)
}

/** Whose word it is: the provider's, also where an admin refunds, or the wallet's, which is full. */
type PaymentActor = 'provider' | 'wallet'

/** What becomes of the credits: they stay as they are, go to the buyer, or are taken back. */
type PaymentCredits = 'stay' | 'give' | 'take'

/**
 * The table of moves. What is not in it does not happen, whatever a late or repeated notice says: a
 * paid payment is not unpaid again, and what went back stays there.
 *
 * - `lose`, `find`: the provider does not know the payment, or knows it again.
 * - `pay`: the money is there, however late.
 * - `postpone`: it is there for a wallet that is full, and is asked about until the credits fit.
 * - `void`: the money went back before we heard that it had come.
 */
export const paymentMoves = {
  lose: { from: ['PENDING'], to: 'UNKNOWN', by: 'provider', credits: 'stay' },
  find: { from: ['UNKNOWN'], to: 'PENDING', by: 'provider', credits: 'stay' },
  expire: { from: ['PENDING', 'UNKNOWN'], to: 'EXPIRED', by: 'provider', credits: 'stay' },
  reject: { from: ['PENDING', 'UNKNOWN'], to: 'REJECTED', by: 'provider', credits: 'stay' },
  pay: {
    from: ['PENDING', 'UNKNOWN', 'EXPIRED', 'REJECTED'],
    to: 'PAID',
    by: 'provider',
    credits: 'give',
  },
  postpone: {
    from: ['PENDING', 'UNKNOWN', 'EXPIRED', 'REJECTED'],
    to: 'PENDING',
    by: 'wallet',
    credits: 'stay',
  },
  refund: { from: ['PAID'], to: 'REFUNDED', by: 'provider', credits: 'take' },
  void: {
    from: ['PENDING', 'UNKNOWN', 'EXPIRED', 'REJECTED'],
    to: 'REFUNDED',
    by: 'provider',
    credits: 'stay',
  },
} as const satisfies Record<string, Move<PaymentStatus, PaymentActor, PaymentCredits>>

export type PaymentAct = keyof typeof paymentMoves
const paymentActs = Object.keys(paymentMoves) as PaymentAct[]

/** Whether an act is possible from a status. */
export function mayMovePayment(act: PaymentAct, from: PaymentStatus): boolean {
  return isMoveFrom<PaymentStatus>(paymentMoves[act], from)
}

/** The act by which the provider's word moves a payment; none where it says nothing new. */
export function findProviderAct(from: PaymentStatus, to: PaymentStatus): PaymentAct | undefined {
  return paymentActs.find((act) => {
    const move = paymentMoves[act]
    return move.by === 'provider' && move.to === to && mayMovePayment(act, from)
  })
}
