import { memberRoles } from '@podium/contract/roles'
import { paymentsPhrases } from '@podium/phrases/payments'
import { titled } from '../shared/navigation/head.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { PaymentsScreen } from '../features/payments/PaymentsScreen.tsx'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(paymentsPhrases, (t) => t.list.title)

export const Component = withSession(PaymentsScreen, {
  scope: 'MONEY_READ',
  roles: memberRoles,
  placeholder: <PageSkeleton title="18rem" blocks={['20rem']} />,
})
