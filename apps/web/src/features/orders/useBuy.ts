import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { Product } from '@podium/contract/products'
import { ordersPhrases } from '@podium/phrases/orders'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { isMissing, Refusal } from '../../client/index.ts'
import { createPath, useLocation, useRouter } from '../../router/index.ts'
import { toast } from '../../ui/feedback/toasts.ts'
import { deliveryIn } from './delivery.ts'
import { orderRead } from './queries.ts'

/**
 * Buys at the price that is shown. Where the price or the pieces have changed meanwhile nothing is
 * bought: the product stands there as it is now, and the buyer is asked again.
 */
export function useBuy(product: Product, onChanged: (product: Product) => void) {
  const t = usePhrases(ordersPhrases).buying
  const queryClient = useQueryClient()
  const { navigate, here } = useRouter()
  const place = createPath(useLocation())
  /** Whoever has put it away is where they are, and stays there. */
  const goOn = (to: string) => {
    if (createPath(here()) === place) navigate(to, { replace: true })
  }
  const keyFor = useIdempotencyKey(`buy ${product.id}`)
  const [hasChanged, setChanged] = useState(false)
  const readAgain = (...keys: string[]) => {
    for (const name of keys) void queryClient.invalidateQueries({ queryKey: [name] })
  }
  const contractForm = useContractForm({
    route: async () => (await import('@podium/contract/orders')).purchaseProduct,
    input: (typed) => ({
      params: { id: product.id },
      body: { delivery: deliveryIn(typed), expectedCredits: product.credits },
    }),
    keyFor,
    done: t.done,
    onDone: (order) => {
      queryClient.setQueryData(orderRead(order.id).queryKey, order)
      readAgain('orders', 'wallet', 'products')
      goOn(paths.orders({ id: order.id }))
    },
    onError: (error) => {
      readAgain('wallet', 'products')
      if (isMissing(error)) {
        toast.error(t.gone)
        goOn(paths.sponsor({ id: product.sponsorID }))
        return true
      }
      const isChange = error instanceof Refusal && error.has('stateChanged')
      if (isChange && error.current) onChanged(error.current as Product)
      setChanged(isChange)
      return isChange
    },
  })
  return { ...contractForm, hasChanged }
}
