import { idOf } from '@podium/contract/largest-id'
import { orderStatuses, type OrderStatus } from '@podium/contract/order-rules'
import { paths } from '@podium/contract/paths'
import { useSession } from '../../client/index.ts'
import { useLocation, useNavigate, useParams, useSearchParams } from '../../router/index.ts'
import type { OrderSide } from './queries.ts'

interface Opened {
  /** Opened from the list, so that closing goes back. */
  orderHere?: boolean
}

/** Kept with the history entry of an order that is opened from the list. */
export const openedHere: Opened = { orderHere: true }

/** The place in the orders: side and status stand in the query, an open order in the path. */
export function useOrdersPlace() {
  const { search, state } = useLocation()
  const [query, setQuery] = useSearchParams()
  const { id } = useParams()
  const navigate = useNavigate()
  const side = useOrderSide(query.get('side'))
  const status = orderStatuses.find((known) => known === query.get('status'))
  const opened = (typeof state === 'object' ? state : null) as Opened | null
  return {
    side,
    status,
    orderId: id === undefined ? undefined : orderIn(id),
    orderAddress: (order: number) => paths.orders({ id: order }) + search,
    sideAddress: (wanted: OrderSide) => paths.orders({ side: wanted }),
    filter: (wanted: OrderStatus | undefined) => {
      const next = new URLSearchParams({ side })
      if (wanted) next.set('status', wanted)
      setQuery(next, { replace: true, preventScrollReset: true })
    },
    closeOrder: () => {
      if (opened?.orderHere) navigate(-1)
      else navigate(paths.orders() + search, { replace: true, preventScrollReset: true })
    },
  }
}

/** The order that an address names; 0 for what cannot be an id. */
export function orderIn(id: string): number {
  return idOf(id) ?? 0
}

/** Sponsors sell, and see that first; admins neither buy nor sell, and see all orders. */
function useOrderSide(asked: string | null): OrderSide {
  const role = useSession().user?.role
  if (role === 'ADMIN') return 'admin'
  if (role !== 'SPONSOR') return 'buyer'
  return asked === 'buyer' ? 'buyer' : 'seller'
}
