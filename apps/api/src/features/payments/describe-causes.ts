import type { PaymentStatus } from '@podium/contract/payment-rules'
import type { MovementState } from '@podium/contract/wallet'
import type { Db } from '../../platform/database/index.ts'
import type { CauseFacts, PurchaseFacts } from '../wallet/index.ts'
import { withdrawableUntil } from './reckon.ts'
import { findPurchases, findStatuses } from './records.ts'

/** A line of a history is about a payment that was paid, whatever came after. */
const states: Record<PaymentStatus, MovementState> = {
  PENDING: 'PAID',
  UNKNOWN: 'PAID',
  EXPIRED: 'PAID',
  REJECTED: 'PAID',
  PAID: 'PAID',
  REFUNDED: 'REFUNDED',
}

/** What became of payments, for the lines of a history. */
export async function describePaymentCauses(
  db: Db,
  ids: number[],
  reader: number,
): Promise<Map<number, CauseFacts>> {
  const payments = await findStatuses(db, ids, reader)
  return new Map(
    payments.map(({ id, status, transaction_id: transactionId }) => [
      id,
      { state: states[status], subject: null, transactionId },
    ]),
  )
}

/** The payments that credits were bought with, for the lots of a wallet. */
export async function describePurchases(
  db: Db,
  ids: number[],
): Promise<Map<number, PurchaseFacts>> {
  if (ids.length === 0) return new Map()
  const payments = await findPurchases(db, ids)
  return new Map(
    payments.map(({ id, transaction_id, paid_at }) => [
      id,
      { transactionId: transaction_id ?? '', withdrawableUntil: withdrawableUntil({ paid_at }) },
    ]),
  )
}
