import type { AdminPayment, Payment } from '@podium/contract/payments'
import type { Page } from '@podium/contract/list'
import type { Db } from '../../platform/database/index.ts'
import { type AdminFilter, findAllPayments, findOwnPayments } from './list-records.ts'
import type { PaymentProvider } from './provider.ts'
import { viewForAdmin, viewPayment } from './views.ts'

type Paging = Parameters<typeof findOwnPayments>[2]

/** A buyer's own payments. */
export async function listPayments(db: Db, userId: number, paging: Paging): Promise<Page<Payment>> {
  const { list, total } = await findOwnPayments(db, userId, paging)
  return { list: list.map(viewPayment), total }
}

/** All payments, for admins. */
export async function listAllPayments(
  db: Db,
  provider: PaymentProvider,
  filter: AdminFilter,
): Promise<Page<AdminPayment>> {
  const { list, total } = await findAllPayments(db, provider, filter)
  return { list: list.map((payment) => viewForAdmin(payment, provider)), total }
}
