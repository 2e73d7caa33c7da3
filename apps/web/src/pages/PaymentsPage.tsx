import { memberRoles } from '@podium/contract/roles'
import { paymentsPhrases } from '@podium/phrases/payments'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { PaymentsScreen, PaymentsSkeleton } from '../features/payments/PaymentsScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: paymentsPhrases[language].list.title }),
}

export function Component() {
  return (
    <RequireSession scope="MONEY_READ" roles={memberRoles} placeholder={<PaymentsSkeleton />}>
      <PaymentsScreen />
    </RequireSession>
  )
}
