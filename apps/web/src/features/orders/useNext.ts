import { thisMoment } from '@podium/contract/clock'
import type { Order } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'

/**
 * What happens next with an order, said to its viewer; nothing once it has ended. Who may not do it is not
 * asked to: somebody whose guardian does (`minors.protected`), who only reads it for another
 * (`delegation.scopes`), or an admin, who is neither side.
 */
export function useNext(order: Order): string | undefined {
  const t = usePhrases(ordersPhrases).order.next
  const { date } = useFormats()
  const { status, side, answerBy, confirmBy, withdrawBy, returnBy, abilities } = order
  const { paidAt, contestedAt } = order
  const isBuyer = side === 'buyer'
  const isSeller = side === 'seller'
  if (status === 'PLACED' && answerBy) {
    if (abilities.ship) return t.sellerPlaced(date(answerBy))
    return isBuyer ? t.buyerPlaced(date(answerBy)) : t.placed(date(answerBy))
  }
  if (status === 'SHIPPED' && confirmBy) {
    if (abilities.confirm) return t.buyerShipped(date(confirmBy))
    return isSeller ? t.sellerShipped(date(confirmBy)) : t.shipped(date(confirmBy))
  }
  if (status === 'WITHDRAWN' && returnBy) {
    return abilities.return ? t.buyerWithdrawn(date(returnBy)) : t.sellerWithdrawn(date(returnBy))
  }
  if (status === 'RETURNING' && returnBy) {
    if (abilities.receiveBack) return t.sellerReturning(date(returnBy))
    return isBuyer ? t.buyerReturning(date(returnBy)) : t.returning(date(returnBy))
  }
  if (status === 'CLAIMED' || (status === 'DISPUTED' && paidAt !== null)) return t.decided
  if (status === 'DISPUTED') {
    return abilities.confirm && contestedAt === null ? t.disputedBuyer : t.disputed
  }
  if (!withdrawBy) return undefined
  // The seller's credits may still have to go back.
  const isStillOpen = status === 'CONFIRMED' && new Date(withdrawBy) > thisMoment()
  if (isSeller && isStillOpen) return t.sellerWithdrawable(date(withdrawBy))
  return abilities.withdraw ? t.withdrawable(date(withdrawBy)) : undefined
}
