import type { Viewer } from '../../platform/http/index.ts'
import type { PaymentRecord } from './records.ts'

/** A payment is its buyer's and the admins'. */
export function mayRead(viewer: Viewer, payment: Pick<PaymentRecord, 'user_id'>): boolean {
  return viewer.role === 'ADMIN' || viewer.id === payment.user_id
}
