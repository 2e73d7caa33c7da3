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
