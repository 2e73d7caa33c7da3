import type { OrderStatus } from '@podium/contract/order-rules'
import { ordersPhrases } from '@podium/phrases/orders'
import { usePhrases } from '../../shared/language/phrases.ts'
import type { OrderSide } from './queries.ts'

/** The name of a status as one of the sides reads it. */
export function useStatusName(side: OrderSide): (status: OrderStatus) => string {
  const { statuses, waitsForYou } = usePhrases(ordersPhrases)
  return (status) => (status === 'PLACED' && side === 'seller' ? waitsForYou : statuses[status])
}
