import { paths } from '@podium/contract/paths'
import { paymentsPhrases } from '@podium/phrases/payments'
import { titled } from '../shared/navigation/head.ts'
import { homeOf } from '../shared/navigation/paths.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { useSession } from '../client/index.ts'
import {
  PaymentStatusScreen,
  PaymentStatusSkeleton,
} from '../features/payments/PaymentStatusScreen.tsx'
import { Onward, useReturnPath } from '../shared/credits/ShopNotes.tsx'

export const handle = titled(paymentsPhrases, (t) => t.status.title)

export function Component() {
  const { user } = useSession()
  const target = useReturnPath()
  return (
    <RequireSession scope="SPEND" placeholder={<PaymentStatusSkeleton />}>
      <PaymentStatusScreen
        home={user ? homeOf(user) : paths.index()}
        onward={(paid) => target && <Onward target={target} paid={paid} />}
      />
    </RequireSession>
  )
}
