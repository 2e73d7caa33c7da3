import type { Db } from '../../platform/database/index.ts'
import type { CauseFacts } from '../wallet/index.ts'
import { findStatuses } from './records.ts'

/** What became of payments, for the lines of a history. */
export async function describePaymentCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const payments = await findStatuses(db, ids, reader)
  return new Map(
    payments.map(({ id, status }) => [
      id,
      { state: status === 'REFUNDED' ? 'REFUNDED' : 'PAID', subject: null },
    ]),
  )
}
