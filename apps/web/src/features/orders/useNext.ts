import type { Order } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'

/** What happens next with an order, said to its viewer; nothing once it has ended. */
export function useNext({ status, side, answerBy, confirmBy }: Order): string | undefined {
  const t = usePhrases(ordersPhrases).order.next
  const { date } = useFormats()
  if (status === 'PLACED' && answerBy) {
    return side === 'seller' ? t.sellerPlaced(date(answerBy)) : t.buyerPlaced(date(answerBy))
  }
  if (status === 'SHIPPED' && confirmBy) {
    return side === 'buyer' ? t.buyerShipped(date(confirmBy)) : t.sellerShipped(date(confirmBy))
  }
  if (status === 'DISPUTED') return side === 'buyer' ? t.disputedBuyer : t.disputed
  return undefined
}
