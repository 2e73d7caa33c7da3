import type { OrderStatus } from '@podium/contract/order-rules'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { read } from '../../client/index.ts'

/** Orders on a page of the list (`lists.paging`). */
export const ordersPageSize = 10

/** Whose orders: those the user bought, those they sold, or for admins all. */
export type OrderSide = 'buyer' | 'seller' | 'admin'

const contract = () => import('@podium/contract/orders')

/** Reads the delivery of the last order; at first, what the account knows. */
export const rememberedDelivery = read({
  key: ['orders', 'delivery'],
  route: () => contract().then(({ getDelivery }) => getDelivery),
  input: {},
})

interface Wanted {
  side: OrderSide
  status: OrderStatus | undefined
  /** From 0. */
  page: number
}

/** A page of orders, newest first. */
export function ordersRead({ side, status, page }: Wanted) {
  const query = { ...(status && { status }), _page: page, _limit: ordersPageSize }
  return read({
    key: ['orders', 'list', side, status, page],
    // Both calls answer the same list; an admin's knows no side.
    route: () =>
      contract().then(({ listOrders, listAllOrders }) =>
        side === 'admin' ? (listAllOrders as unknown as typeof listOrders) : listOrders,
      ),
    input: { query: side === 'admin' ? query : { ...query, side } },
  })
}

/** Reads the latest of the user's own orders: of a sponsor those placed with them. */
export function loadLatestOrders({ queryClient, user }: LoaderInput): Promise<void> {
  const side = user?.role === 'SPONSOR' ? 'seller' : 'buyer'
  return queryClient.prefetchQuery(ordersRead({ side, status: undefined, page: 0 }))
}

export function orderRead(id: number) {
  return read({
    key: ['orders', 'one', id],
    route: () => contract().then(({ getOrder }) => getOrder),
    input: { params: { id } },
  })
}
