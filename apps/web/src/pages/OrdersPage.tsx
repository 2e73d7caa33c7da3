import { personName } from '@podium/contract/person-name'
import { readingOrders } from '@podium/contract/scopes'
import { ordersPhrases } from '@podium/phrases/orders'
import { titled } from '../shared/navigation/head.ts'
import type { LoaderInput } from '../shared/navigation/index.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { useMay } from '../client/index.ts'
import { WriteTo } from './parts/WriteTo.tsx'
import { OrdersScreen } from '../features/orders/OrdersScreen.tsx'
import { orderRead } from '../features/orders/queries.ts'
import { orderIn } from '../features/orders/useOrdersPlace.ts'

/** An order in the address is read before its dialog opens, which then has its size at once. */
export async function loader({ queryClient, params, user }: LoaderInput) {
  const order = params.id === undefined ? 0 : orderIn(params.id)
  if (user && order > 0) await queryClient.prefetchQuery(orderRead(order))
}

export const handle = titled(ordersPhrases, (t) => t.title)

export function Component() {
  const writes = useMay('MESSAGES')
  return (
    <RequireSession
      scope={readingOrders}
      placeholder={<PageSkeleton title="16rem" blocks={['24rem']} />}
    >
      <OrdersScreen
        contact={(person) => writes && <WriteTo id={person.id} name={personName(person)} />}
      />
    </RequireSession>
  )
}
