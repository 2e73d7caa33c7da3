import { useQuery } from '@tanstack/react-query'
import { ordersRead } from './queries.ts'
import { useOrdersPlace } from './useOrdersPlace.ts'

/** The latest orders of the user's side, and whether there is anything to show of them. */
export function useLatestOrders({ isEnabled = true } = {}) {
  const { side } = useOrdersPlace()
  const read = useQuery({
    ...ordersRead({ side, status: undefined, page: 0 }),
    enabled: isEnabled,
  })
  const { data, isError } = read
  const sells = side === 'seller'
  const isFailed = isError && !data
  // Who sells is told that nobody has ordered; others have nothing to look for.
  const isShown = isEnabled && (isFailed || !!data?.total || sells)
  return { ...read, side, sells, isFailed, isShown }
}
