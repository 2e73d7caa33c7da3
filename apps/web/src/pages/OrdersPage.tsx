import { ordersPhrases } from '@podium/phrases/orders'
import type { PageHandle } from '../app/head.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import { WriteTo } from './parts/WriteTo.tsx'
import { OrdersScreen, OrdersSkeleton } from '../features/orders/OrdersScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: ordersPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession placeholder={<OrdersSkeleton />}>
      <OrdersScreen
        contact={({ id, name, lastName }) => (
          <WriteTo id={id} name={`${name} ${lastName}`.trim()} />
        )}
      />
    </RequireSession>
  )
}
